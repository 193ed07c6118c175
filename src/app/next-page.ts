import type { QueryClient } from '@tanstack/react-query'
import { preloadLinks } from './preload-links.ts'
import { routes } from './routes/routes.tsx'
import { showInViewTransitions } from './view-transitions.ts'

/** What makes moving between pages quick and smooth. Loaded at the first interaction: the first page needs none. */
export function prepareNextPage(client: QueryClient): void {
  preloadLinks(client, routes)
  showInViewTransitions()
}
