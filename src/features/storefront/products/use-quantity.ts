import { useId, useRef, useState } from 'react'
import { quantityProblem, readQuantity } from './quantity.ts'

/**
 * The quantity field of a product, or of one variant of it, with `free` units left. Errors show only after an attempt
 * to add it.
 */
export function useQuantity(free: number, variantId: string | undefined) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('1')
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<{ reason: string | undefined; of: string | undefined }>()
  const offer = `${variantId} ${free}`
  const [checked, setChecked] = useState(offer)
  // What was wrong may be right for another variant or another number of free ones.
  if (checked !== offer) {
    setChecked(offer)
    setProblem(undefined)
  }

  function change(text: string): void {
    setValue(text)
    setProblem(undefined)
    setRefusal(undefined)
  }

  /** The number to add; null if it is invalid, which shows the reason and focuses the field. */
  function take(inCart: number, removed?: number): number | null {
    const wrong = quantityProblem(value, free, inCart, removed)
    setProblem(wrong)
    if (wrong === undefined) return readQuantity(value)
    input.current?.focus()
    return null
  }

  // What the shop said stays when its stock arrives anew, until another quantity or variant is chosen.
  const refused = refusal?.of === variantId ? refusal?.reason : undefined
  const said = problem ?? refused
  const box = { value, onChange: change, input, problemId: said === undefined ? undefined : problemId }
  const refuse = (reason: string | undefined) => setRefusal({ reason, of: variantId })
  return { box, problem: said, problemId, take, refuse }
}
