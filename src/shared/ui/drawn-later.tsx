import type { ReactNode } from 'react'
import { untilHydrated } from '../lib/hydration.ts'
import { usePrerendered } from '../lib/use-prerendered.ts'

/** More than a frame lasts, in milliseconds, so that each block is laid out in its own. */
const frame = 20

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
    setTimeout(drawFrom, frame, index + 1, place)
  }
  // For blocks that have been replaced meanwhile.
  else delete place.dataset.drawn
}
