import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { formatRupees } from '../../lib/text/money.ts'
import { priceEnd, type PriceRange, withMax, withMin } from '../../shop/price-range.ts'
import { NumberBox } from './number-box.tsx'
import { RangeSlider } from './range-slider.tsx'

interface PriceFilterProps extends PriceRange {
  onChange: (range: PriceRange) => void
  /** How long the slider must rest, in milliseconds: browsers limit how often the address may change. */
  settle: number
}

/** A slider with two thumbs and two number fields. Each bound pushes the other along. */
export function PriceFilter({ min, max, onChange, settle }: PriceFilterProps) {
  const [range, setRange] = useState({ min, max })
  const [given, setGiven] = useState({ min, max })
  if (given.min !== min || given.max !== max) {
    setGiven({ min, max })
    setRange({ min, max })
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function move(next: PriceRange): void {
    setRange(next)
    clearTimeout(timer.current)
    if (settle === 0) onChange(next)
    else timer.current = setTimeout(() => onChange(next), settle)
  }
  const setMin = (value: number) => move(withMin(range, value))
  const setMax = (value: number) => move(withMax(range, value))
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
}
