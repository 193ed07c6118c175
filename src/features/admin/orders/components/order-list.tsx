import type { AdminOrder } from '#openapi/generated/model/adminOrder.ts'
import { formatIndianTime, isoMinute } from '#src/shared/lib/time/dates.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import { ExtraBelow } from '#src/shared/ui/data-table/extra-below.tsx'
import { FilterSelect } from '#src/shared/ui/data-table/filter-select.tsx'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { Money } from '#src/shared/ui/money/money.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { placedFilter, statusFilters, toneOf } from '../statuses.ts'
import { useOrderList } from '../use-order-list.ts'

/** The status as the server spells it. */
const Status = ({ word }: { word: string }) => <Badge tone={toneOf(word)}>{word}</Badge>

const subject = {
  one: 'order',
  many: 'orders',
  id: ({ id }: AdminOrder) => id,
  name: (order: AdminOrder) => order.order_number,
}

const columns: Column<AdminOrder>[] = [
  {
    id: 'number',
    header: 'Order',
    value: (order) => order.order_number,
    cell: (order) => (
      <>
        <chakra.span fontWeight="medium" whiteSpace="nowrap">
          {order.order_number}
        </chakra.span>
        <ExtraBelow>{formatIndianTime(order.created_at)}</ExtraBelow>
      </>
    ),
  },
  {
    id: 'placed',
    header: 'Placed',
    value: (order) => order.created_at,
    exported: { header: 'Placed (IST)', value: (order) => isoMinute(order.created_at) },
    // The page says that all times are Indian.
    cell: (order) => formatIndianTime(order.created_at),
    isExtra: true,
  },
  { id: 'customer', header: 'Customer', value: (order) => order.customer_email, isText: true },
  {
    id: 'payment',
    header: 'Payment',
    value: (order) => order.payment_status,
    cell: (order) => <Status word={order.payment_status} />,
    isLead: true,
  },
  {
    id: 'shipment',
    header: 'Shipment',
    value: (order) => order.shipment_status,
    cell: (order) => <Status word={order.shipment_status} />,
    isLead: true,
  },
  {
    id: 'total',
    header: 'Total',
    value: (order) => order.total_amount,
    cell: (order) => <OrderTotalCell amount={order.total_amount} />,
    align: 'end',
    isLead: true,
  },
]

/** Without decimals, as in every list; an amount with paise has them below, as the customer saw it. */
function OrderTotalCell({ amount }: { amount: number }) {
  return (
    <>
      <Money value={amount} />
      {!Number.isInteger(amount) && (
        <chakra.span display="block" fontSize="xs" color="fg.muted">
          <VisuallyHidden>exactly </VisuallyHidden>
          <Money value={amount} decimals={2} />
        </chakra.span>
      )}
    </>
  )
}

const filters = { ...statusFilters, placed: placedFilter }
const quick = { name: 'placed', label: 'Placed', options: placedFilter }

export function OrderList() {
  const state = useListQuery(filters)
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={useOrderList(state)}
      state={state}
      pageSize={20}
      empty="No orders found."
      search="Search by number or email"
      quick={quick}
      filters={
        <>
          <FilterSelect label="Payment" state={state} name="payment" options={statusFilters.payment} />
          <FilterSelect label="Shipment" state={state} name="shipment" options={statusFilters.shipment} />
        </>
      }
    />
  )
}
