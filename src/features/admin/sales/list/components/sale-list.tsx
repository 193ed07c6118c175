import { hasWords } from '#src/shared/lib/text/has-words.ts'
import { useListSales } from '#openapi/generated/client/sales/sales.ts'
import type { Sale } from '#openapi/generated/model/sale.ts'
import { formatDate, isoMinute } from '#src/shared/lib/time/dates.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useCallback, useMemo } from 'react'
import { saleState } from '#src/shared/shop/sale-price.ts'
import { useOpenSale } from '../use-open-sale.ts'
import { SaleProducts } from './sale-products.tsx'

const statuses = {
  running: { word: 'Running', tone: 'success' },
  upcoming: { word: 'Upcoming', tone: 'accent' },
  ended: { word: 'Ended', tone: 'neutral' },
  inactive: { word: 'Inactive', tone: 'warning' },
} as const

const subject = { one: 'sale', many: 'sales', id: ({ id }: Sale) => id, name: ({ name }: Sale) => name }

const columnsAt = (at: Date): Column<Sale>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, thumbnail }) => <PictureName name={name} src={thumbnail} />,
    isWide: true,
  },
  {
    id: 'status',
    header: 'Status',
    value: (sale) => statuses[saleState(sale, at)].word,
    isLead: true,
    cell: (sale) => {
      const { word, tone } = statuses[saleState(sale, at)]
      return <Badge tone={tone}>{word}</Badge>
    },
  },
  {
    id: 'starts',
    header: 'Starts',
    value: (sale) => sale.start_date,
    cell: (sale) => formatDate(sale.start_date),
    exported: { header: 'Starts (IST)', value: (sale) => isoMinute(sale.start_date) },
    isLabelled: true,
  },
  {
    id: 'ends',
    header: 'Ends',
    value: (sale) => sale.end_date,
    cell: (sale) => formatDate(sale.end_date),
    exported: { header: 'Ends (IST)', value: (sale) => isoMinute(sale.end_date) },
    isLabelled: true,
  },
]

const failed = 'Failed to load sales.'

/** All sales; each opens its products below it. */
export function SaleList() {
  const time = useAtMinute((at) => at.getTime())
  const columns = useMemo(() => columnsAt(new Date(time)), [time])
  const state = useListQuery()
  const query = useListSales({ query: { staleTime: 0, meta: { failed } } })
  const text = state.q.toLowerCase()
  const keep = useCallback(({ name, description }: Sale) => hasWords(text, name, description), [text])
  const open = useOpenSale()
  const source = useLocalSource({ query, keep, failed })
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={open.isLoading ? { ...source, rows: undefined } : source}
      state={state}
      pageSize={20}
      empty="No sales found."
      firstStep={<LinkButton to={paths.admin.newSale()}>Create the first sale</LinkButton>}
      search="Search by name or description"
      renderActions={({ id, name }) => (
        <>
          <Button
            {...rowAction}
            _expanded={{ bg: 'bg.muted' }}
            aria-expanded={open.id === id}
            onClick={() => open.toggle(id)}
          >
            Products <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
          </Button>
          <LinkButton to={paths.sale(id)} {...rowAction}>
            View <VisuallyHidden>{name}</VisuallyHidden>
          </LinkButton>
        </>
      )}
      panel={{ isOpen: ({ id }) => open.id === id, render: (sale) => <SaleProducts sale={sale} /> }}
    />
  )
}
