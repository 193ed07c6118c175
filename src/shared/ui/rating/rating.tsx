import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '../icons/icons.tsx'

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
    '& > :first-of-type': { position: 'relative', display: 'flex', gap: '0.5', color: 'gold' },
    '& > span > span': { position: 'absolute', inset: '0', display: 'flex', gap: '0.5', overflow: 'hidden' },
    '& > :last-of-type': { fontSize: 'sm', color: 'fg.muted' },
  },
})

const stars = (filled: boolean) => five.map((star) => <Icon key={star} name="star" filled={filled} />)

/** Stars with a text: "4 out of 5". */
export function Rating({ value, note }: RatingProps) {
  const rounded = Math.round(value * 10) / 10
  return (
    <Root>
      <span aria-hidden="true">
        {stars(false)}
        <span style={{ width: `${rounded * 20}%` }}>{stars(true)}</span>
      </span>
      <span>{[`${rounded} out of 5`, note].filter(Boolean).join(' ')}</span>
    </Root>
  )
}
