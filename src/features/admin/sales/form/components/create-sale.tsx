import { listSales } from '#openapi/generated/client/sales/sales.ts'
import { getGetProductQueryKey } from '#openapi/generated/client/products/products.ts'
import { useCreateSale } from '#openapi/generated/client/sales-writes/sales-writes.ts'
import type { SaleInput } from '#openapi/generated/model/saleInput.ts'
import { uncached, useFindCreated } from '#src/shared/api/use-find-created.ts'
import { formatDateTime, isSameMoment } from '#src/shared/lib/time/dates.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { blankSale, saleRules, salePayload, type SaleValues } from '../sale.ts'
import { SaleFields } from './sale-fields.tsx'
import { outcomeText } from '#src/shared/ui/form/form-failure.ts'

interface CreatedSale {
  sale: SaleInput
  /** Null if the server did not return the new sale. */
  id: string | null
}

/** The form for a new sale, cleared once it is created. */
export function CreateSale() {
  const client = useQueryClient()
  const { mutateAsync } = useCreateSale({
    mutation: {
      onError: (_, { data: { products = [] } }) => {
        // A product that no longer exists is marked in its own row.
        for (const { product_id } of products)
          void client.invalidateQueries({ queryKey: getGetProductQueryKey(product_id) })
      },
    },
  })
  const find = useFindCreated()
  const { last, showSaved, hideSaved } = useLastSaved<CreatedSale>()

  function created(sale: SaleInput, made: { id?: string } | undefined) {
    showSaved({ sale, id: made?.id ?? null })
    return { resetTo: blankSale }
  }

  const form = useEditForm<SaleValues>({
    draft: 'new-sale',
    initial: blankSale,
    rules: saleRules,
    failureText: outcomeText('The sale could not be created.', 'the sale was created'),
    goneText:
      'A product below was deleted in the meantime, in another tab or by a colleague. Remove it, then create the sale. Everything else is still here.',
    onFailed: (error) => {
      hideSaved()
      logFailure('Failed to create the sale', error)
    },
    find: async (values) => {
      const sent = salePayload(values)
      const found = find(
        await listSales(uncached),
        ({ name, start_date, end_date }) =>
          name === sent.name && isSameMoment(start_date, sent.start_date) && isSameMoment(end_date, sent.end_date),
      )
      return found && created(sent, found)
    },
    save: async (values) => {
      const sent = salePayload(values)
      return created(sent, await mutateAsync({ data: sent }))
    },
  })

  return (
    <>
      {last && <Created key={last.key} {...last.saved} />}
      <AdminFormFrame form={form} submit="Create sale">
        <SaleFields form={form} />
      </AdminFormFrame>
    </>
  )
}

/** Shows the sent values, since the answer may have no body. */
function Created({ sale: { name, start_date, end_date, products = [] }, id }: CreatedSale) {
  return (
    <SavedPanel
      text="Sale created successfully!"
      values={[
        ['Name', name],
        ['Period', `${formatDateTime(start_date)} to ${formatDateTime(end_date)}`],
        ['Products', plural(products.length, 'product')],
      ]}
      links={[
        ...(id === null ? [] : [{ label: 'See it in the shop', to: paths.sale(id) }]),
        { label: 'All sales', to: paths.admin.sales() },
      ]}
    />
  )
}
