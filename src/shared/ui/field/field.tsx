import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Input, Select, Textarea } from './control.tsx'
import { IconButton } from '../button/icon-button.tsx'
import type { StyleObject } from '../theme/style-props.ts'

/** The props that `Field` passes to its control. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

interface Words {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

/** The error message below a control. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <chakra.p id={id} fontSize="sm" color="error.fg" marginTop="1.5">
      {text}
    </chakra.p>
  )
}

/** Label, control, help and error, linked for screen readers. */
export function Field({ label, help, error, children }: Words & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [help !== undefined && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="label" display="block" marginBottom="1.5">
        {label}
      </chakra.label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {help !== undefined && (
        <chakra.p id={`${id}-help`} fontSize="sm" color="fg.muted" marginTop="1.5">
          {help}
        </chakra.p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

type TextFieldProps = Words & ComponentProps<typeof Input> & { prefix?: string }

/** One line of text. `prefix` shows before it inside the frame, such as +91. */
export function TextField({ label, help, error, prefix, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <chakra.div position="relative">
          {prefix !== undefined && (
            <chakra.span
              position="absolute"
              insetInlineStart="3.5"
              top="0"
              height="full"
              display="grid"
              alignItems="center"
              color="fg.muted"
            >
              {prefix}
            </chakra.span>
          )}
          <Input
            paddingInlineStart={prefix === undefined ? '3.5' : prefix.length > 1 ? '13' : '8'}
            {...input}
            {...control}
          />
        </chakra.div>
      )}
    </Field>
  )
}

/** A password with a button that shows and hides it; pasting works. */
export function PasswordField({ label, help, error, ...input }: Words & ComponentProps<typeof Input>) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <Input paddingInlineEnd="12" {...input} {...control} type={shown ? 'text' : 'password'} />
          <chakra.div position="absolute" insetInlineEnd="0.5" top="0.5">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  )
}

/** Several lines of text. */
export function TextareaField({ label, help, error, rows = 4, ...textarea }: Words & ComponentProps<typeof Textarea>) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <Textarea rows={rows} {...textarea} {...control} />}
    </Field>
  )
}

/** A select; pass `<option>`s as children. */
export function SelectField({ label, help, error, ...select }: Words & ComponentProps<typeof Select>) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}

/** The look of a checkbox or radio button, for parents that style many of them at once. */
export const tickStyle: StyleObject = {
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
  // Only checkboxes: radio buttons are indeterminate while none of them is chosen.
  '&[type=checkbox]:indeterminate': { bg: 'accent', borderColor: 'accent' },
  '&[type=checkbox]:indeterminate::after': {
    content: '""',
    width: '0.6rem',
    borderBottomWidth: '2px',
    borderColor: 'fg.onAccent',
  },
  '&[type=radio]': { borderRadius: 'full' },
  '&[type=radio]:checked::after': {
    boxSize: '0.5rem',
    borderWidth: '0',
    transform: 'none',
    borderRadius: 'full',
    bg: 'fg.onAccent',
  },
}

/** A checkbox without a label, for callers that name it themselves. */
export const Tick = chakra('input', { base: tickStyle })

/** The label of a radio button that chooses what it stands beside, as a card. */
export const RadioCard = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: '3',
    padding: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent' },
  },
})

interface CheckboxProps extends ComponentProps<typeof Tick> {
  label: ReactNode
  /** Why it cannot be changed. The box stays focusable, so that screen readers read the reason. */
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
        <Tick type={type} {...input} {...lock} />
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
