import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { isStatus, type Order } from '../order.ts'
import { isEnded, progress, type Step } from '../progress.ts'

const words: Record<Step['state'], string> = { done: 'Done', current: 'Next', ahead: 'To come' }

const Steps = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
})

const StepItem = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2.25rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '3',
    alignContent: 'start',
    paddingBottom: { base: '6', md: '0' },
    paddingInlineEnd: { md: '6' },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      bg: 'border.strong',
      insetInlineStart: { base: '1.0625rem', md: '2.75rem' },
      top: { base: '2.5rem', md: '1.0625rem' },
      bottom: { base: '0.25rem', md: 'auto' },
      width: { base: '1px', md: 'calc(100% - 3.25rem)' },
      height: { md: '1px' },
    },
    '&[data-state=done]:not(:last-child)::before': { bg: 'gold' },
  },
})

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '9',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    fontSize: 'sm',
    color: 'fg.muted',
  },
  variants: {
    state: {
      done: { bg: 'accent', borderColor: 'accent', color: 'fg.onAccent' },
      current: { borderColor: 'gold', color: 'fg', boxShadow: '0 0 0 3px var(--chakra-colors-accent-subtle)' },
      ahead: {},
    },
  },
})

/** How far an order has come, in three steps; of one that makes no more progress, why. */
export function Tracking({ order: { status, trackingId } }: { order: Order }) {
  const { steps, current } = progress(status)
  if (isEnded(status))
    return (
      <FormNotice tone="neutral">
        {isStatus(status, 'cancelled') ? 'This order was cancelled.' : 'This order is on its way back to us.'}
      </FormNotice>
    )
  return (
    <Steps aria-label="Order progress">
      {steps.map(({ name, state }, index) => (
        <StepItem key={name} data-state={state} aria-current={index === current ? 'step' : undefined}>
          <Mark state={state} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </Mark>
          <div>
            <chakra.p fontWeight="medium">{name}</chakra.p>
            <chakra.p fontSize="sm" color="fg.muted">
              {words[state]}
            </chakra.p>
            {name === 'Order Shipped' && state === 'done' && trackingId !== null && (
              <chakra.p fontSize="sm" marginTop="1">
                Tracking ID: <chakra.span fontVariantNumeric="tabular-nums">{trackingId}</chakra.span>
              </chakra.p>
            )}
          </div>
        </StepItem>
      ))}
    </Steps>
  )
}
