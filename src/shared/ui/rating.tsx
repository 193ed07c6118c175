import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from './icons.tsx'

interface RatingProps {
  /** 0 to 5; tenths are drawn. */
  value: number
  /** Shown after the text, such as "(12 reviews)". */
  note?: string
}

const five = [1, 2, 3, 4, 5]

function Stars({ filled = false }: { filled?: boolean }) {
  return (
    <chakra.span display="flex" gap="0.5" width="max">
      {five.map((star) => (
        <Icon key={star} name="star" filled={filled} boxSize="1em" />
      ))}
    </chakra.span>
  )
}

/** Stars with a text: "4 out of 5". */
export function Rating({ value, note }: RatingProps) {
  const rounded = Math.round(value * 10) / 10
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5">
      <chakra.span position="relative" color="gold" aria-hidden="true">
        <Stars />
        <chakra.span position="absolute" inset="0" overflow="hidden" style={{ width: `${(rounded / 5) * 100}%` }}>
          <Stars filled />
        </chakra.span>
      </chakra.span>
      <chakra.span fontSize="sm" color="fg.muted">
        {rounded} out of 5{note !== undefined && ` ${note}`}
      </chakra.span>
    </chakra.span>
  )
}
