import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'

/** A checkbox without a label, for callers that name it themselves. */
export const Tick = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    bg: 'bg.surface',
    display: 'grid',
    placeItems: 'center',
    _checked: {
      bg: 'accent',
      borderColor: 'accent',
      _after: {
        content: '""',
        width: '0.6rem',
        height: '0.35rem',
        borderLeftWidth: '2px',
        borderBottomWidth: '2px',
        borderColor: 'fg.onAccent',
        transform: 'translateY(-0.1rem) rotate(-45deg)',
      },
    },
    '&[type=radio]': { borderRadius: 'full' },
    '&[type=radio]:checked::after': {
      boxSize: '0.5rem',
      borderWidth: '0',
      transform: 'none',
      borderRadius: 'full',
      bg: 'fg.onAccent',
    },
  },
})

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode
  /** Why it cannot be changed; it stays focusable, so that screen readers read the reason. */
  locked?: string
}

/** A checkbox with its label; `type="radio"` makes it a radio button. */
export function Checkbox({ label, type = 'checkbox', locked, ...input }: CheckboxProps) {
  const id = useId()
  const lock = locked !== undefined && {
    'aria-disabled': true,
    'aria-describedby': id,
    onClick: (event: MouseEvent) => event.preventDefault(),
  }
  return (
    <div>
      <chakra.label display="flex" alignItems="center" gap="3" minHeight="9" fontSize="sm">
        <Tick asChild>
          <input type={type} {...input} {...lock} />
        </Tick>
        <span>{label}</span>
      </chakra.label>
      {locked !== undefined && (
        <chakra.p id={id} fontSize="sm" color="fg.muted">
          {locked}
        </chakra.p>
      )}
    </div>
  )
}
