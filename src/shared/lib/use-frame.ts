import { startTransition, useEffect, useState } from 'react'
import { untilHydrated } from './hydration.ts'
import { usePrerendered } from './react/use-prerendered.ts'

let isFrame = false

/** Says, before a render, whether its prerendered HTML is a frame: skeletons in place of data. */
export function setFrame(framed: boolean): void {
  isFrame = framed
}

/**
 * Whether a part shows its skeleton because the prerendered page is a frame. After hydration it becomes false in a
 * transition, so that the skeleton stays, neither rendered nor laid out again, until the part has its data.
 */
export function useFrame(): boolean {
  const [shown, setShown] = useState(usePrerendered() && isFrame)
  useEffect(() => {
    if (!shown) return
    // Not before, since React hydrates nothing more while a transition waits for data; and each in its own task, since
    // React joins the transitions of one task, and a part would wait for the data of the others.
    void untilHydrated().then(() => setTimeout(() => startTransition(() => setShown(false))))
  }, [shown])
  return shown
}
