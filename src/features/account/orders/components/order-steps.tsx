import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { isEnded, progress, type Step } from '../progress.ts'

const Bar = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: '1.5',
    fontSize: 'xs',
    whiteSpace: 'nowrap',
  },
})

const Step = chakra('li', {
  base: {
    // Borders also show in forced colours.
    borderTopWidth: '3px',
    borderTopStyle: 'solid',
    borderTopColor: 'border',
    paddingTop: '1.5',
    display: 'flex',
    alignItems: 'center',
    gap: '0.5',
    lineHeight: 'snug',
    color: 'fg.muted',
  },
  variants: {
    state: {
      done: { borderTopColor: 'gold', color: 'fg' },
      current: { borderTopStyle: 'dashed', borderTopColor: 'gold', color: 'fg' },
      ahead: {},
    },
  },
})

const words: Record<Step['state'], string> = { done: 'done', current: 'next', ahead: 'to come' }
const names: Record<Step['name'], string> = {
  'Order Processed': 'Processed',
  'Order Shipped': 'Shipped',
  Delivered: 'Delivered',
}

/** How far the order has come, at a glance; nothing for one that makes no more progress. */
export function OrderSteps({ number, status }: { number: string; status: string }) {
  if (isEnded(status)) return null
  return (
    <Bar aria-label={`Progress of order ${number}`}>
      {progress(status).steps.map(({ name, state }) => (
        <Step key={name} state={state}>
          {state === 'done' && <Icon name="check" boxSize="3" flexShrink="0" />}
          <span>
            <span>{names[name]}</span>
            <VisuallyHidden>{`: ${words[state]}`}</VisuallyHidden>
          </span>
        </Step>
      ))}
    </Bar>
  )
}
