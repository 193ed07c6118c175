import type { QueryClient } from '@tanstack/react-query'
import { preloadLinks } from './preload-links.ts'
import { routes } from './routes/routes.tsx'
import { showInViewTransitions } from './view-transitions.ts'

/** Preloads links and animates navigation. Loaded at the first interaction, since the first page needs neither. */
export function prepareNextPage(client: QueryClient): void {
  preloadLinks(client, routes)
  showInViewTransitions()
}
