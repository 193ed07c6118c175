import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import type { TextField } from '../field/field.tsx'
import { MomentField } from './moment-field.tsx'
import { periodDays } from './period-rules.ts'

type InputProps = Omit<ComponentProps<typeof TextField>, 'label'>

interface DateTimeFieldProps {
  /** The first word of both labels: "Start" gives "Start Date" and "Start Time". */
  label: string
  date: InputProps
  time: InputProps
  /** Says which time an empty field means. */
  help: string
}

/** A date and an optional time. Not a `datetime-local` field, which requires both. */
export function DateTimeField({ label, date, time, help }: DateTimeFieldProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 4fr) minmax(0, 3fr)"
      gap="3"
      alignItems="start"
      // Beside each other on the narrowest phones the picker's button would cover the year.
      css={{ '@media (max-width: 23.4rem)': { gridTemplateColumns: '1fr' } }}
    >
      <MomentField
        {...date}
        {...periodDays}
        type="date"
        label={`${label} Date`}
        unreadable="This date is incomplete."
        required
      />
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
