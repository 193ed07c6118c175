import { Input } from '#src/shared/ui/field/control.tsx'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Chip } from '#src/shared/ui/chip/chip.tsx'
import { Field } from '#src/shared/ui/field/field.tsx'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { judgePromo } from '../promo.ts'

interface PromoBoxProps {
  /** The applied code. */
  code: string | null
  /** What it takes off, in rupees. */
  off: number
  onCode: (code: string | null) => void
}

/** A field for a promo code, which is checked here and not sent. */
export function PromoBox({ code, off, onCode }: PromoBoxProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)

  function apply() {
    const answer = judgePromo(typed)
    if ('error' in answer) {
      setError(answer.error)
      input.current?.focus()
      return
    }
    setError('')
    setTyped('')
    // The chip replaces the field, which has the focus.
    flushSync(() => onCode(typed.trim()))
    box.current?.querySelector('button')?.focus()
  }
  function remove() {
    flushSync(() => onCode(null))
    input.current?.focus()
  }

  return (
    <div ref={box}>
      {code === null ? (
        <chakra.form
          noValidate
          _print={{ display: 'none' }}
          onSubmit={(event) => {
            event.preventDefault()
            apply()
          }}
        >
          <Field label="Promo code" error={error}>
            {(control) => (
              <chakra.div display="flex" gap="2.5">
                <Input
                  minWidth="0"
                  ref={input}
                  {...control}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                />
                <Button type="submit" variant="outline" minHeight="12" flexShrink="0">
                  Apply
                </Button>
              </chakra.div>
            )}
          </Field>
        </chakra.form>
      ) : (
        <>
          <chakra.p textStyle="label" marginBottom="2">
            Promo code
          </chakra.p>
          <Chip onRemove={remove}>{code}</Chip>
        </>
      )}
      <chakra.p role="status" fontSize="sm" color="success.fg" marginTop={code === null ? '0' : '2'}>
        {code !== null && `${code} is applied: ${formatRupees(off, { decimals: Number.isInteger(off) ? 0 : 2 })} off.`}
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted" marginTop="1.5">
        The code counts on this page only: your order is placed without it.
      </chakra.p>
    </div>
  )
}
