import { useId, useRef, useState } from 'react'
import { quantityProblem, readQuantity } from './quantity.ts'

/** The quantity box of a product of which `free` are left. What is wrong is said once somebody wants to add it. */
export function useQuantity(free: number) {
  const problemId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('1')
  const [problem, setProblem] = useState<string>()

  function change(text: string): void {
    setValue(text)
    setProblem(undefined)
  }

  /** The number to add beside those in the cart; null where that cannot be: the reason is shown then, and the box has the focus. */
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
