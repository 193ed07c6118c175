import { chakra } from '@chakra-ui/react/styled-system'
import { type PeriodName, periodNames, periods } from '../periods.ts'

const Choice = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    borderRadius: 'sm',
    _hover: { color: 'fg' },
    _pressed: { bg: 'bg.surface', color: 'fg', fontWeight: 'medium', boxShadow: 'sm' },
  },
})

/** The period of the statistics: one of three is always pressed. */
export function PeriodButtons({ period, onChange }: { period: PeriodName; onChange: (period: PeriodName) => void }) {
  return (
    <chakra.div role="group" aria-label="Period" display="flex" gap="0.5" padding="0.5" bg="bg.muted" borderRadius="md">
      {periodNames.map((name) => (
        <Choice key={name} type="button" aria-pressed={name === period} onClick={() => onChange(name)}>
          {periods[name].label}
        </Choice>
      ))}
    </chakra.div>
  )
}
