import { changePlaced, placedOrders } from '#src/shared/shop/placed-orders.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { placedOrder, sampleHistory } from '../order.ts'
import { useOrderMemory } from '../order-memory.ts'
import { SelectableOrder } from './selectable-order.tsx'
import { useSearchParams } from 'react-router-dom'
import { readSelection, type Selection, withSelection } from '../order-view.ts'

/** The customer's orders: those placed in this browser, then the samples. */
export function OrderHistory() {
  const id = useSession().user?.id
  const [owner, setOwner] = useState(id)
  // After a sign-out the open form stays; if another person signs in, they do not see it.
  if (id !== undefined && id !== owner) setOwner(id)
  return <History key={owner} />
}

function History() {
  const { token } = useSession()
  const { memory, rememberStatus, rememberReview } = useOrderMemory()
  const placed = placedOrders.useOwn().map(placedOrder)
  const { selection, select } = useSelection()
  // An open form stays, since it may contain input.
  if (token === null && (selection === null || selection.view === 'tracking'))
    return <SignedOut title="Please log in to view your orders" />

  const shared = { selection, onSelect: select, reviewed: memory.reviewed, onReviewed: rememberReview }
  return (
    <>
      <Orders title="Placed on this device">
        {placed.length === 0 && <NothingPlaced />}
        {placed.map((order) => (
          <SelectableOrder
            key={order.id}
            order={order}
            onStatus={(status) => changePlaced(order.id, status)}
            {...shared}
          />
        ))}
      </Orders>
      <Orders title="Sample orders" isPrinted={placed.length === 0}>
        {sampleHistory(memory.statusOf).map((order) => (
          <SelectableOrder
            key={order.id}
            order={order}
            onStatus={(status) => rememberStatus(order.id, status)}
            {...shared}
          />
        ))}
      </Orders>
    </>
  )
}

function Orders({ title, isPrinted = true, children }: { title: string; isPrinted?: boolean; children: ReactNode }) {
  return (
    <chakra.section
      aria-label={title}
      _notLast={{ marginBottom: '12' }}
      _print={{ display: isPrinted ? undefined : 'none' }}
    >
      <chakra.h2 textStyle="h3" marginBottom="5">
        {title}
      </chakra.h2>
      <chakra.div display="grid" gap="5">
        {children}
      </chakra.div>
    </chakra.section>
  )
}

const Nothing = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    paddingBlock: '6',
    paddingInline: { base: '5', md: '7' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    borderRadius: 'md',
  },
})

function NothingPlaced() {
  return (
    <Nothing>
      <chakra.p color="fg.muted">No orders yet. What you order in this browser appears here.</chakra.p>
      <LinkButton to={paths.products()} variant="outline" size="sm">
        See the collection
      </LinkButton>
    </Nothing>
  )
}

/** The selected order and its open view, stored in the address so that they survive a reload or a sign-in. */
function useSelection() {
  const [search, setSearch] = useSearchParams()
  return {
    selection: readSelection(search),
    select: (next: Selection | null) =>
      setSearch((now) => withSelection(now, next), { replace: true, preventScrollReset: true }),
  }
}
