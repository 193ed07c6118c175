import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { formatRupees } from '../../lib/text/money.ts'
import { priceEnd, type PriceRange, withMax, withMin } from './price-range.ts'
import { readNumber } from '../../lib/text/decimals.ts'
import { Input } from '../../ui/field/control.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { numberProps, writePlain } from '../../ui/field/number-props.ts'

interface PriceFilterProps extends PriceRange {
  onChange: (range: PriceRange, options: { rest: number }) => void
}

/** How long the slider must rest before the list updates, in milliseconds: browsers limit how often an address changes. */
const rest = 350

/**
 * A slider with two thumbs and two number fields. Each bound pushes the other along. Memoised, so that a tick does not
 * render it.
 */
export const PriceFilter = memo(function PriceFilter({ onChange, ...range }: PriceFilterProps) {
  const setMin = (value: number) => onChange(withMin(range, value), { rest })
  const setMax = (value: number) => onChange(withMax(range, value), { rest })
  const high = range.max ?? priceEnd

  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label" marginBottom="4">
        Price
      </chakra.legend>
      <RangeSlider low={range.min} high={high} onLow={setMin} onHigh={setMax} />
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" marginTop="4">
        <NumberBox label="Minimum price" value={range.min} onValue={setMin} />
        <NumberBox label="Maximum price" value={high} onValue={setMax} />
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted" marginTop="2.5" fontVariantNumeric="tabular-nums">
        {`${formatRupees(range.min)} to ${range.max === null ? `${formatRupees(priceEnd)} and above` : formatRupees(range.max)}`}
      </chakra.p>
    </chakra.fieldset>
  )
})

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: '2px solid var(--chakra-colors-accent)',
  background: 'bg.surface',
  boxShadow: 'sm',
  pointerEvents: 'auto',
  cursor: 'grab',
} as const

/** Only the thumb takes pointer events, so that the other input's thumb stays reachable. */
const Thumb = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: '6',
    appearance: 'none',
    pointerEvents: 'none',
    background: 'transparent',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&::-webkit-slider-runnable-track': { background: 'transparent' },
    '&::-moz-range-track': { background: 'transparent' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: '2px solid var(--chakra-colors-focus-ring)',
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': { outline: '2px solid var(--chakra-colors-focus-ring)', outlineOffset: '2px' },
  },
})

interface RangeSliderProps {
  low: number
  high: number
  onLow: (value: number) => void
  onHigh: (value: number) => void
}

const share = (value: number) => `${(value / priceEnd) * 100}%`

/** Two native range inputs on one track. */
function RangeSlider({ low, high, onLow, onHigh }: RangeSliderProps) {
  const ends = { min: 0, max: priceEnd, step: 500 }
  return (
    <chakra.div position="relative" height="6">
      <chakra.div position="absolute" insetInline="0" top="0.6875rem" height="2px" bg="border.strong" />
      <chakra.div
        position="absolute"
        top="0.6875rem"
        height="2px"
        bg="accent"
        data-part="track"
        style={{ left: share(low), right: `calc(100% - ${share(high)})` }}
      />
      <Thumb
        type="range"
        {...ends}
        aria-label="Minimum price, slider"
        aria-valuetext={formatRupees(low)}
        value={low}
        onChange={(event) => onLow(Number(event.target.value))}
        // At the right end the lower thumb would be under the upper one, and neither could move.
        style={{ zIndex: low > priceEnd / 2 ? 1 : 0 }}
      />
      <Thumb
        type="range"
        {...ends}
        aria-label="Maximum price, slider"
        aria-valuetext={high >= priceEnd ? `${formatRupees(priceEnd)} and above` : formatRupees(high)}
        value={high}
        onChange={(event) => onHigh(Number(event.target.value))}
      />
    </chakra.div>
  )
}

interface NumberBoxProps {
  label: string
  value: number
  onValue: (value: number) => void
}

const number = numberProps({ min: 0 })

/** The pause before a typed number applies, so that "2" on the way to "20000" does not. */
const typedRest = 600

/** A price field in whole rupees. It applies after a pause, on Enter, or on blur. */
function NumberBox({ label, value, onValue }: NumberBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isWrong = typed !== null && readPrice(typed) === null

  function take(text: string): void {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(text), typedRest)
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
