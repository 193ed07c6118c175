import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../lib/text/numbers.ts'
import { Button } from '../button/button.tsx'

const step = 100

/** The first rows of a list and a button for the next ones: drawing thousands at once would block the page. */
export function useShowMore<T>(rows: readonly T[]): { shown: readonly T[]; more: ReactNode } {
  const [count, setCount] = useState(step)
  const remaining = rows.length - count
  const more = remaining > 0 && (
    <Button variant="outline" marginTop="6" onClick={() => setCount(count + step)}>
      {`Show ${Math.min(remaining, step)} more of ${formatNumber(remaining)}`}
    </Button>
  )
  return { shown: remaining > 0 ? rows.slice(0, count) : rows, more }
}
