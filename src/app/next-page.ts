import type { QueryClient } from '@tanstack/react-query'
import { preloadLinks } from './preload-links.ts'
import { routes } from './routes/routes.tsx'
import { showInViewTransitions } from './view-transitions.ts'

/** Preloads links and animates navigation. Loaded at the first interaction, since the first page needs neither. */
export function prepareNextPage(client: QueryClient): void {
  preloadLinks(client, routes)
  // At hand when a page opens: later it would take the focus from a field that the person is in already.
  import('./settle-focus.ts').catch(() => undefined)
  showInViewTransitions()
}
