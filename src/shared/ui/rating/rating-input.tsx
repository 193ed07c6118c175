import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { FieldError } from '../field/field.tsx'
import { Icon } from '../icons/icons.tsx'

interface RatingInputProps {
  label: string
  /** 0 means no choice. */
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

const Star = chakra('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    fontSize: '2xl',
    color: 'gold',
    borderRadius: 'sm',
    '&:has(:focus-visible)': { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'focusRing' },
  },
})

/** Choose 1 to 5 stars: a radio group, so that arrow keys work. */
export function RatingInput({ label, value, onChange, error }: RatingInputProps) {
  const id = useId()
  const [hovered, setHovered] = useState(0)
  const shown = hovered || value
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error && `${id}-error`}
      aria-invalid={Boolean(error)}
    >
      <chakra.p id={`${id}-label`} textStyle="label">
        {label}
      </chakra.p>
      <chakra.div display="flex" marginInlineStart="-2.5" onPointerLeave={() => setHovered(0)}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} onPointerEnter={() => setHovered(star)}>
            <chakra.input
              srOnly
              type="radio"
              name={id}
              value={star}
              checked={value === star}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              onChange={() => onChange(star)}
            />
            <Icon name="star" filled={star <= shown} boxSize="1.125em" />
          </Star>
        ))}
      </chakra.div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
