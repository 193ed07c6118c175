import { chakra } from '@chakra-ui/react/styled-system'
import { formatRupees } from '../../lib/text/money.ts'
import { priceEnd } from './price-range.ts'

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
export function RangeSlider({ low, high, onLow, onHigh }: RangeSliderProps) {
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
