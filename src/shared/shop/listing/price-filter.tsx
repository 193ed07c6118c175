import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { formatRupees } from '../../lib/text/money.ts'
import { priceEnd, type PriceRange, withMax, withMin } from './price-range.ts'
import { NumberBox } from './number-box.tsx'
import { RangeSlider } from './range-slider.tsx'

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
