import { Minus } from 'lucide'
import { chakra } from '@chakra-ui/react/styled-system'
import { type RefObject, useId, useRef, useState } from 'react'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { numberProps, writePlain } from '#src/shared/ui/field/number-props.ts'
import { readNumber } from '#src/shared/lib/text/decimals.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'

interface QuantityStepperProps {
  /** The typed text. */
  value: string
  onChange: (value: string) => void
  input: RefObject<HTMLInputElement | null>
  /** The id of the error message, if there is one. */
  problemId: string | undefined
}

/** The quantity: a text field with a button on each side. Invalid input stays until it is changed. */
export function QuantityStepper({ value, onChange, input, problemId }: QuantityStepperProps) {
  const quantity = readQuantity(value)
  return (
    <chakra.div
      role="group"
      aria-label="Quantity"
      _print={{ display: 'none' }}
      display="inline-flex"
      alignItems="center"
      height="13"
      borderWidth="1px"
      borderColor={problemId === undefined ? 'border.strong' : 'error.fg'}
      borderRadius="sm"
      flexShrink="0"
    >
      <IconButton
        icon={Minus}
        label="One fewer"
        disabled={quantity === null || quantity <= 1}
        onClick={() => onChange(stepped(value, -1))}
      />
      <chakra.input
        {...numberProps({ min: 1 })}
        aria-label="Quantity"
        width="12"
        height="full"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        ref={input}
        value={value}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={writePlain}
      />
      <IconButton icon="plus" label="One more" onClick={() => onChange(stepped(value, 1))} />
    </chakra.div>
  )
}

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

/** The number in the quantity box: a whole number from 1; null for anything else. */
export function readQuantity(text: string): number | null {
  const quantity = readNumber(text)
  return quantity !== null && quantity >= 1 && Number.isInteger(quantity) ? quantity : null
}

/** The text after a press on plus or minus; 1 after what is no quantity. */
export function stepped(text: string, by: 1 | -1): string {
  const quantity = readQuantity(text)
  return String(quantity === null ? 1 : quantity + by)
}

/**
 * What is wrong with the quantity, if anything. `inCart` of the `free` ones are in the server's cart already; as many
 * as `removed` of them only return to the cart, since this tab has removed them.
 */
export function quantityProblem(text: string, free: number, inCart: number, removed = 0): string | undefined {
  const quantity = readQuantity(text)
  if (quantity === null) return 'Enter a whole number, 1 or more.'
  if (quantity + inCart <= free || quantity <= Math.min(removed, free)) return undefined
  const left = `Only ${formatNumber(free)} left`
  return inCart === 0 ? `${left}.` : `${left}, and ${formatNumber(inCart)} of them in your cart already.`
}
