import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { Input } from '../control.tsx'
import { priceEnd } from '../../lib/listing.ts'

interface NumberBoxProps {
  label: string
  value: number
  onValue: (value: number) => void
}

/** A number to type. What is being typed stays as it is until the box is left: "2" on the way to "20000" is not an answer yet. */
export function NumberBox({ label, value, onValue }: NumberBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function take(text: string): void {
    setTyped(text)
    const number = Number(text)
    if (text !== '' && Number.isInteger(number) && number >= 0) onValue(Math.min(number, priceEnd))
  }

  return (
    <div>
      <chakra.label htmlFor={id} fontSize="sm" color="fg.muted" display="block" marginBottom="1">
        {label}
      </chakra.label>
      <Input asChild minHeight="11" paddingInline="3" fontSize="sm">
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={priceEnd}
          step={1}
          value={typed ?? value}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => event.key === 'Enter' && setTyped(null)}
        />
      </Input>
    </div>
  )
}
