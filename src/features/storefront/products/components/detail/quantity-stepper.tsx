import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { IconButton } from '#src/shared/ui/icon-button.tsx'

interface QuantityStepperProps {
  value: number
  onChange: (value: number) => void
}

/** How many pieces: never fewer than one, no upper end here; the stock answers for that. */
export function QuantityStepper({ value, onChange }: QuantityStepperProps) {
  // An empty box is on its way to a number, not a number.
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string): void {
    setTyped(text)
    const number = Math.trunc(Number(text))
    if (number >= 1 && number <= 9999) onChange(number)
  }

  return (
    <chakra.div
      role="group"
      aria-label="Quantity"
      display="inline-flex"
      alignItems="center"
      height="13"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="sm"
      flexShrink="0"
    >
      <IconButton icon="minus" label="One fewer" disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <chakra.input
        type="number"
        inputMode="numeric"
        aria-label="Quantity"
        min={1}
        step={1}
        width="10"
        height="full"
        textAlign="center"
        fontVariantNumeric="tabular-nums"
        appearance="textfield"
        css={{ '&::-webkit-inner-spin-button': { appearance: 'none', margin: '0' } }}
        value={typed ?? value}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <IconButton icon="plus" label="One more" onClick={() => onChange(value + 1)} />
    </chakra.div>
  )
}
