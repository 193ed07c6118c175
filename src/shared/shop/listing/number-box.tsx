import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { readNumber } from '../../lib/text/decimals.ts'
import { priceEnd } from './price-range.ts'
import { Input } from '../../ui/field/control.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { numberProps, writePlain } from '../../ui/field/number-props.ts'

interface NumberBoxProps {
  label: string
  value: number
  onValue: (value: number) => void
}

const number = numberProps({ min: 0 })

/** The pause before a typed number applies, so that "2" on the way to "20000" does not. */
const rest = 600

/** A price field in whole rupees. It applies after a pause, on Enter, or on blur. */
export function NumberBox({ label, value, onValue }: NumberBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isWrong = typed !== null && readPrice(typed) === null

  function take(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(text), rest)
  }
  function apply(text: string | null): void {
    clearTimeout(timer.current)
    const price = text === null ? null : readPrice(text)
    if (price !== null && Math.min(price, priceEnd) !== value) onValue(Math.min(price, priceEnd))
  }
  function leave(event: SyntheticEvent<HTMLInputElement>): void {
    writePlain(event)
    apply(typed)
    if (!isWrong) setTyped(null)
  }

  return (
    <div>
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" display="block" marginBottom="1">
        {label}
      </chakra.label>
      <Input
        minHeight="11"
        paddingInline="3"
        fontSize={{ base: 'md', lg: 'sm' }}
        {...number}
        id={id}
        value={typed ?? value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => take(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          number.onKeyDown(event)
          if (event.key === 'Enter') leave(event)
        }}
      />
      <FieldError id={`${id}-error`} text={isWrong ? 'Enter a whole number, 0 or more.' : undefined} />
    </div>
  )
}

/** A whole number from 0; null for anything else. */
function readPrice(text: string): number | null {
  const price = readNumber(text)
  return price !== null && price >= 0 && Number.isInteger(price) ? price : null
}
