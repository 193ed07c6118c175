import { getDeleteProductMutationOptions } from '#openapi/generated/client/products-writes/products-writes.ts'
import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable, type SelectionAction } from '#src/shared/ui/data-table/data-table.tsx'
import { ExtraBelow } from '#src/shared/ui/data-table/extra-below.tsx'
import { FilterSelect } from '#src/shared/ui/data-table/filter-select.tsx'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { type ListState, useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { lastPriceChange } from '../../prices/last-price-change.ts'
import type { ProductRow } from '../product-row.ts'
import { productsPerPage, useProductList } from '../use-product-list.ts'
import { lazy, useState } from 'react'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const PriceDialog = lazy(() =>
  import('../../prices/components/price-dialog.tsx').then((m) => ({ default: m.PriceDialog })),
)

const filters = {
  stock: [
    { value: 'low', label: 'Low stock' },
    { value: 'out', label: 'Sold out' },
  ],
}

const subject = {
  one: 'product',
  many: 'products',
  id: ({ id }: ProductRow) => id,
  name: ({ name }: ProductRow) => name,
}

const columns: Column<ProductRow>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ id, name, picture, sku, item }) => (
      <PictureName
        name={name}
        src={picture}
        detail={<ExtraBelow>{sku}</ExtraBelow>}
        opens={{ to: paths.admin.updateProduct(id), state: stateWithItem(item) }}
      />
    ),
    isWide: true,
  },
  { id: 'sku', header: 'SKU', value: ({ sku }) => sku, isExtra: true, isText: true },
  {
    id: 'category',
    header: 'Category',
    value: ({ category }) => category,
    cell: ({ category }) => category ?? '–',
    isText: true,
    isExtra: true,
  },
  {
    id: 'price',
    header: 'Price',
    value: ({ price }) => price,
    cell: ({ price }) => <Money value={price} />,
    align: 'end',
    isLead: true,
  },
  { id: 'stock', header: 'Stock', value: ({ stock }) => stock, cell: StockCell, align: 'end', isLabelled: true },
]

const deletable = {
  optionsOf: getDeleteProductMutationOptions,
  consequence: 'It also leaves carts, wishlists and sales. Past orders keep it.',
}

const priceChange: SelectionAction<ProductRow> = {
  label: 'Change prices',
  dialog: ({ rows, list, onClose }) => (
    <PartBoundary>
      <PriceDialog selected={rows} list={list} onClose={onClose} />
    </PartBoundary>
  ),
}

export function ProductList() {
  const state = useListQuery(filters)
  const source = useProductList(state)
  const unfinished = lastPriceChange.useOwn()
  const [isUnfinished, setLeft] = useState(unfinished !== null)
  return (
    <>
      <ProductTable state={state} source={source} />
      {isUnfinished && priceChange.dialog({ rows: [], list: source, onClose: () => setLeft(false) })}
    </>
  )
}

function ProductTable({ state, source }: { state: ListState<'stock'>; source: ListSource<ProductRow> }) {
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={source}
      state={state}
      pageSize={productsPerPage}
      empty="No products found."
      firstStep={<LinkButton to={paths.admin.newProduct()}>Create the first product</LinkButton>}
      search="Search by name, SKU or price"
      filters={<FilterSelect label="Stock" state={state} name="stock" options={filters.stock} />}
      renderActions={(row) => (
        <LinkButton to={paths.admin.updateProduct(row.id)} state={stateWithItem(row.item)} {...rowAction}>
          Update <VisuallyHidden>{row.name}</VisuallyHidden>
        </LinkButton>
      )}
      deletable={deletable}
      selectionAction={priceChange}
    />
  )
}

/** The stock, with a label if a part of it is low or all is sold out. */
function StockCell({ stock, level, lowVariants }: Pick<ProductRow, 'stock' | 'level' | 'lowVariants'>) {
  return (
    <chakra.span
      // On a card the number follows its header as in a text, in a table it stands at the end of its column.
      display={{ base: 'inline', md: 'inline-flex' }}
      flexDirection="row-reverse"
      alignItems="center"
      gap="2.5"
      whiteSpace={{ md: 'nowrap' }}
    >
      <span>{`${formatNumber(stock)} `}</span>
      {level === 'low' && <Badge tone="warning">{`${plural(lowVariants, 'variant')} low`}</Badge>}
      {level === 'out' && <Badge tone="error">Sold out</Badge>}
    </chakra.span>
  )
}
