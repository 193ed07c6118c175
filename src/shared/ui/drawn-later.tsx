import type { ReactNode, Ref } from 'react'
import { untilHydrated } from '../lib/hydration.ts'
import { usePrerendered } from '../lib/react/use-prerendered.ts'

/** In milliseconds: enough to load and draw the pictures of a block before those of the next. */
const pause = 100

/** Blocks below the first screen: see `useDrawnLater`. */
export function DrawnLater({ children }: { children: ReactNode }) {
  const props = useDrawnLater<HTMLDivElement>()
  return props['data-drawn'] ? <div {...props}>{children}</div> : children
}

/**
 * Props for an element whose children are below the first screen: all its sections, or its list items from the fifth
 * (on wider screens the seventh). In prerendered HTML the browser lays out only those near the screen, so that the
 * first paint need not wait for the whole page. The others follow after hydration, one after the other.
 */
export function useDrawnLater<Place extends HTMLElement>(): { ref?: Ref<Place>; 'data-drawn'?: 'later' } {
  return usePrerendered() ? { ref: afterHydration, 'data-drawn': 'later' } : {}
}

function afterHydration(place: HTMLElement | null): void {
  if (place) void untilHydrated().then(() => drawFrom(0, place))
}

function drawFrom(index: number, place: HTMLElement): void {
  // List items are small.
  const next = index + (place instanceof HTMLUListElement ? 4 : 1)
  for (const block of [...place.children].slice(index, next))
    if (block instanceof HTMLElement) block.style.contentVisibility = 'visible'
  if (next < place.children.length) setTimeout(drawFrom, pause, next, place)
  // For blocks that have been replaced in the meantime.
  else delete place.dataset.drawn
}
