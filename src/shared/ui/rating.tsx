import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from './icons.tsx'

interface RatingProps {
  /** 0 to 5; tenths are drawn. */
  value: number
  /** Shown after the text, such as "(12 reviews)". */
  note?: string
}

const five = [1, 2, 3, 4, 5]

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    '& svg': { boxSize: '1em' },
    '& [data-part=five]': { display: 'flex', gap: '0.5', width: 'max' },
    '& [data-part=stars]': { position: 'relative', color: 'gold' },
    '& [data-part=filled]': { position: 'absolute', inset: '0', overflow: 'hidden' },
    '& [data-part=text]': { fontSize: 'sm', color: 'fg.muted' },
  },
})

function Stars({ filled = false }: { filled?: boolean }) {
  return (
    <span data-part="five">
      {five.map((star) => (
        <Icon key={star} name="star" filled={filled} />
      ))}
    </span>
  )
}

/** Stars with a text: "4 out of 5". */
export function Rating({ value, note }: RatingProps) {
  const rounded = Math.round(value * 10) / 10
  return (
    <Root>
      <span data-part="stars" aria-hidden="true">
        <Stars />
        <span data-part="filled" style={{ width: `${(rounded / 5) * 100}%` }}>
          <Stars filled />
        </span>
      </span>
      <span data-part="text">
        {rounded} out of 5{note !== undefined && ` ${note}`}
      </span>
    </Root>
  )
}
