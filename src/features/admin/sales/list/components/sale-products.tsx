import { useGetSale } from '#openapi/generated/client/sales/sales.ts'
import type { Sale } from '#openapi/generated/model/sale.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { AddProduct } from './add-product.tsx'
import { SaleProductRow } from './sale-product-row.tsx'

/** The products of a sale, with ways to add and remove some. */
export function SaleProducts({ sale: { id, name } }: { sale: Sale }) {
  const { data, error, refetch } = useGetSale(id, {
    query: { staleTime: 0, meta: { failed: 'The products of a sale could not be loaded.' } },
  })
  return (
    <chakra.section
      aria-label={`Products of ${name}`}
      display="grid"
      gap="5"
      gridTemplateColumns={{ xl: 'minmax(0, 1.5fr) minmax(18rem, 1fr)' }}
      alignItems="start"
      paddingBlock="2"
    >
      {data === undefined && error && (
        <Failed text="Failed to load products. Please try again later." onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Waiting />}
      {data && (
        <>
          {data.sale_products.length === 0 ? (
            <chakra.p color="fg.muted">There are no products in this sale yet.</chakra.p>
          ) : (
            <chakra.ul bg="bg.surface" borderWidth="1px" borderRadius="md">
              {data.sale_products.map((entry) => (
                <SaleProductRow key={entry.product_id} saleId={id} entry={entry} />
              ))}
            </chakra.ul>
          )}
          <AddProduct sale={data} />
        </>
      )}
    </chakra.section>
  )
}

function Waiting() {
  return (
    <chakra.output display="grid" gap="3">
      <VisuallyHidden>Loading...</VisuallyHidden>
      {Array.from({ length: 8 }, (_, line) => (
        <Skeleton key={line} height="2.9rem" />
      ))}
    </chakra.output>
  )
}
