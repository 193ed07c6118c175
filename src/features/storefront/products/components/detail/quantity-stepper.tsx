import { Minus } from 'lucide'
import { chakra } from '@chakra-ui/react/styled-system'
import type { RefObject } from 'react'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { numberProps, writePlain } from '#src/shared/ui/field/number-props.ts'
import { readQuantity, stepped } from '../../use-quantity.ts'

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
