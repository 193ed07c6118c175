import { Children, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { beginPart, endPart } from '../lib/hydration.ts'

/**
 * The blocks of a long page. In a prerendered page each is hydrated in its own task, one after the other, so that a
 * press need not wait for the whole page. A block that suspends needs its own boundary, or the blocks after it
 * disappear.
 */
export function InTurn({ children }: { children: ReactNode }) {
  // A layout effect, so that it runs before the effect of `End` when nothing is hydrated.
  useLayoutEffect(beginPart, [])
  return Children.toArray(children).reduceRight<ReactNode>(
    (rest, block) => (
      // Nested, since React hydrates a boundary only after the one around it.
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
