import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { Dialog } from '#src/shared/ui/dialog/dialog.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProductRow } from '../../list/product-row.ts'
import { type Stage, usePriceChange } from '../use-price-change.ts'
import { PricePlanner } from './price-planner.tsx'
import { PriceTable } from './price-table.tsx'

const formId = 'price-change'

interface PriceDialogProps {
  selected: readonly ProductRow[]
  list: ListSource<ProductRow>
  onClose: () => void
}

/** Changes the prices of several products: shows old and new, then the progress, then what became of each. */
export function PriceDialog({ selected, list, onClose }: PriceDialogProps) {
  const { stage, stop, forget, back, change, undo, undoRest, planRest } = usePriceChange()
  const [count, setCount] = useState(0)
  function close() {
    forget()
    onClose()
  }

  return (
    <Dialog
      open
      shape="wide"
      title="Change prices"
      onClose={stage.is === 'running' ? stop : (back ?? close)}
      // The dialog shrinks below the pointer, so that the second click of a double click is outside.
      dismissable={stage.is === 'planning'}
      footer={
        stage.is === 'planning' ? (
          <>
            <Button variant="outline" onClick={back ?? close}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              {count === 0 ? 'Change prices' : `Change ${plural(count, 'price', 'prices')}`}
            </Button>
          </>
        ) : stage.is === 'running' ? (
          <Button variant="outline" onClick={stop}>
            Stop
          </Button>
        ) : (
          <OverButtons
            stage={stage}
            onUndo={() => void (stage.isUndo ? undoRest : undo)(stage.outcomes)}
            onRest={() => planRest(stage.outcomes)}
            onClose={close}
          />
        )
      }
    >
      {stage.is === 'planning' && (
        <PricePlanner
          key={stage.rest === undefined ? 'selected' : 'rest'}
          id={formId}
          rows={stage.rest ?? selected}
          list={stage.rest === undefined ? list : undefined}
          onCount={setCount}
          onSubmit={(plans) => void change(plans)}
        />
      )}
      {stage.is === 'running' && <Progress {...stage} />}
      {stage.is === 'over' && <Outcomes {...stage} />}
    </Dialog>
  )
}

/** A sentence that takes the focus, since the button that was pressed is gone. */
function Told({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <chakra.p ref={ref} tabIndex={-1} outline="none">
      {children}
    </chakra.p>
  )
}

function Progress({ isUndo, done, all }: Extract<Stage, { is: 'running' }>) {
  const text = `${formatNumber(done)} of ${plural(all, 'price', 'prices')} ${isUndo ? 'put back' : 'changed'}`
  return (
    <>
      <Told>{text}</Told>
      <chakra.div
        role="progressbar"
        aria-label={isUndo ? 'Putting prices back' : 'Changing prices'}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        aria-valuetext={text}
        marginTop="3"
        height="2"
        bg="bg.subtle"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.div height="full" bg="accent" transformOrigin="left" style={{ transform: `scaleX(${done / all})` }} />
      </chakra.div>
    </>
  )
}

function Outcomes({ isUndo, outcomes }: Extract<Stage, { is: 'over' }>) {
  const rest = outcomes.filter(({ isDone }) => !isDone)
  const done = outcomes.length - rest.length
  const isSure = !rest.some(({ isUncertain }) => isUncertain)
  const remaining = rest.length > 0 ? `, ${formatNumber(rest.length)} ${isSure ? 'not' : 'may not have been'}:` : '.'
  return (
    <>
      <Told>{`${plural(done, 'price was', 'prices were')} ${isUndo ? 'put back' : 'changed'}${remaining}`}</Told>
      {rest.length > 0 && (
        <chakra.div marginTop="4">
          <PriceTable
            caption={isSure ? 'Not changed' : 'Perhaps not changed'}
            lines={rest.map(({ reason, newest, price, ...line }) => ({
              ...line,
              price: newest ?? price,
              note: reason,
            }))}
          />
        </chakra.div>
      )}
    </>
  )
}

interface OverButtonsProps {
  stage: Extract<Stage, { is: 'over' }>
  onUndo: () => void
  onRest: () => void
  onClose: () => void
}

function OverButtons({ stage: { isUndo, outcomes }, onUndo, onRest, onClose }: OverButtonsProps) {
  const isAnyDone = outcomes.some(({ isDone, isUncertain }) => isDone || isUncertain)
  const isAnyLeft = outcomes.some(({ isDone, newest }) => !isDone && !(isUndo && newest !== undefined))
  return (
    <>
      {!isUndo && isAnyDone && (
        <Button variant="outline" onClick={onUndo}>
          Undo
        </Button>
      )}
      {isAnyLeft && (
        <Button variant="outline" onClick={isUndo ? onUndo : onRest}>
          {isUndo ? 'Try again' : 'Plan the rest again'}
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </>
  )
}
