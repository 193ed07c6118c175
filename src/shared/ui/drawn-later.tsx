import type { ReactNode } from 'react'
import { untilHydrated } from '../lib/hydration.ts'
import { usePrerendered } from '../lib/use-prerendered.ts'

/** In milliseconds: enough to load and draw the pictures of a block before those of the next. */
const pause = 100

/**
 * Blocks below the first screen. In prerendered HTML the browser lays out only those near the screen, so that the first
 * paint need not wait for the whole page. The others follow after hydration, one after the other.
 */
export function DrawnLater({ children }: { children: ReactNode }) {
  return usePrerendered() ? (
    <div ref={afterHydration} data-drawn="later">
      {children}
    </div>
  ) : (
    children
  )
}

function afterHydration(place: HTMLElement | null): void {
  if (place) void untilHydrated().then(() => drawFrom(0, place))
}

function drawFrom(index: number, place: HTMLElement): void {
  const block = place.children[index]
  if (block instanceof HTMLElement) {
    block.style.contentVisibility = 'visible'
    setTimeout(drawFrom, pause, index + 1, place)
  }
  // For blocks that have been replaced meanwhile.
  else delete place.dataset.drawn
}
