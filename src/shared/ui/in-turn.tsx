import { Children, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { beginPart, endPart } from '../lib/hydration.ts'

/**
 * The blocks of a long page. A prerendered page hydrates each in a task after that of the block before, so that no press
 * waits for the whole page. A block that waits for data or code needs a boundary of its own, or those after it vanish.
 */
export function InTurn({ children }: { children: ReactNode }) {
  // Before the effect of the end, where there is nothing to hydrate.
  useLayoutEffect(beginPart, [])
  return Children.toArray(children).reduceRight<ReactNode>(
    (rest, block) => (
      // React hydrates a boundary once the one around it is there.
      <Suspense>
        {block}
        {rest}
      </Suspense>
    ),
    <Suspense>
      <End />
    </Suspense>,
  )
}

function End() {
  useEffect(endPart, [])
  return null
}
