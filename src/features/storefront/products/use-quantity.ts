import { useId, useRef, useState } from 'react'
import { quantityProblem, readQuantity } from './quantity.ts'

/** The quantity field of a product with `free` units left. Errors show only after an attempt to add it. */
export function useQuantity(free: number) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('1')
  const [problem, setProblem] = useState<string>()

  function change(text: string): void {
    setValue(text)
    setProblem(undefined)
  }

  /** The number to add; null if it is invalid, which shows the reason and focuses the field. */
  function take(inCart: number): number | null {
    const wrong = quantityProblem(value, free, inCart)
    setProblem(wrong)
    if (wrong === undefined) return readQuantity(value)
    input.current?.focus()
    return null
  }

  const box = { value, onChange: change, input, problemId: problem === undefined ? undefined : problemId }
  return { box, problem, problemId, take }
}
