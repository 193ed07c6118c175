import { type ReactNode, useEffect, useRef } from 'react'
import { untilHydrated } from '../lib/hydration.ts'
import { usePrerendered } from '../lib/use-prerendered.ts'

/**
 * Blocks below the first screen. In prerendered HTML the browser lays out only those near the screen, so that the first
 * paint need not wait for the whole page. The others follow after hydration, one in each frame.
 */
export function DrawnLater({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const prerendered = usePrerendered()
  useEffect(() => {
    if (prerendered) void untilHydrated().then(() => ref.current && drawAll(ref.current))
  }, [prerendered])

  return (
    <div ref={ref} data-drawn={prerendered ? 'later' : undefined}>
      {children}
    </div>
  )
}

function drawAll(place: HTMLElement): void {
  const blocks = place.querySelectorAll<HTMLElement>(':scope > *').values()
  const drawNext = () => {
    const { value: block } = blocks.next()
    if (block) {
      block.style.contentVisibility = 'visible'
      requestAnimationFrame(drawNext)
    }
    // For blocks that have been replaced meanwhile.
    else place.dataset.drawn = 'all'
  }
  drawNext()
}
