import type { QueryClient } from '@tanstack/react-query'
import { preloadLinks } from './preload-links.ts'
import { routes } from './routes/routes.tsx'
import { showInViewTransitions } from './view-transitions.ts'

/** Preloads links and animates navigation. Loaded at the first interaction, since the first page needs neither. */
export function prepareNextPage(client: QueryClient): void {
  preloadLinks(client, routes)
  // Loaded now: if it arrived after the next page, it would take the focus from a field the person has already entered.
  import('./settle-focus.ts').catch(() => undefined)
  showInViewTransitions()
}
