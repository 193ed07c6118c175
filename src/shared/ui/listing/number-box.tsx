import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import { priceEnd } from '../../shop/price-range.ts'
import { Input } from '../field/control.tsx'
import { FieldError } from '../field/field.tsx'

interface NumberBoxProps {
  label: string
  value: number
  onValue: (value: number) => void
}

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
  function leave(): void {
    apply(typed)
    setTyped(null)
  }

  return (
    <div>
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" display="block" marginBottom="1">
        {label}
      </chakra.label>
      <Input asChild minHeight="11" paddingInline="3" fontSize={{ base: 'md', lg: 'sm' }}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={typed ?? value}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => take(event.target.value)}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      </Input>
      <FieldError id={`${id}-error`} text={isWrong ? 'Enter a whole number, 0 or more.' : undefined} />
    </div>
  )
}

/** A whole number from 0; null for anything else. */
function readPrice(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
