import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import type { Option } from '../../variant-choice.ts'

interface OptionGroupProps {
  legend: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  /** Beside the legend: the size guide. */
  aside?: ReactNode
}

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '12',
    minHeight: '11',
    paddingInline: '4',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    '&:hover': { borderColor: 'fg' },
    '&:has(:checked)': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)',
    },
    '&:has(:focus-visible)': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'focusRing',
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { opacity: '0.45', borderStyle: 'dashed', cursor: 'not-allowed', borderColor: 'border.strong' },
  },
  variants: { soldOut: { true: { color: 'fg.muted', textDecoration: 'line-through' } } },
})

/** Colours or sizes as radio buttons; impossible ones are shown but disabled. */
export function OptionGroup({ legend, options, value, onChange, aside }: OptionGroupProps) {
  const name = useId()
  if (options.length === 0) return null
  return (
    <chakra.fieldset>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" marginBottom="2" minHeight="6">
        <chakra.legend textStyle="label" float="left">
          <span>{`${legend}: `}</span>
          <chakra.span color="fg.muted">{value}</chakra.span>
        </chakra.legend>
        {aside}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2.5">
        {options.map((option) => (
          <Choice key={option.value} soldOut={option.soldOut}>
            <chakra.input
              srOnly
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.impossible}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span>{option.value}</span>
              {option.soldOut && <VisuallyHidden> (sold out)</VisuallyHidden>}
            </span>
          </Choice>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
