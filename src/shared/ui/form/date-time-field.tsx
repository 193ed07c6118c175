import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { TextField } from '../field.tsx'
import { MomentField } from './moment-field.tsx'

type InputProps = Omit<ComponentProps<typeof TextField>, 'label'>

interface DateTimeFieldProps {
  /** What begins or ends then, such as "Start": the fields are "Start Date" and "Start Time". */
  label: string
  date: InputProps
  time: InputProps
  /** What the time is if it is left empty. */
  help: string
}

/** A date, and a time that may be left empty: a `datetime-local` field would refuse a date alone. */
export function DateTimeField({ label, date, time, help }: DateTimeFieldProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 4fr) minmax(0, 3fr)" gap="3" alignItems="start">
      <MomentField {...date} type="date" label={`${label} Date`} unreadable="This date is incomplete." required />
      <MomentField
        {...time}
        type="time"
        label={`${label} Time`}
        unreadable="This time is incomplete."
        help={<chakra.span fontSize="xs">{help}</chakra.span>}
      />
    </chakra.div>
  )
}
