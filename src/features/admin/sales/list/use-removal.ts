import { useAddProductToSale, useRemoveProductFromSale } from '#openapi/generated/client/sales-writes/sales-writes.ts'
import { getGetSaleQueryKey } from '#openapi/generated/client/sales/sales.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { isNotFound, failureReason } from '#src/shared/api/api-error.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'

interface Ends {
  onGone: () => void
  onFailed: (error: unknown) => void
}

/** Removes a product from a sale; the toast offers Undo if the API can restore it. */
export function useRemoval(
  saleId: string,
  { product_id, product: { name }, discount_percent, discount_amount }: SaleProduct,
  { onGone, onFailed }: Ends,
) {
  const toast = useToast()
  const client = useQueryClient()
  // A failed call may have taken effect all the same.
  const readAgain = () => void client.invalidateQueries({ queryKey: getGetSaleQueryKey(saleId) })
  const { mutate: putBack } = useAddProductToSale({
    mutation: {
      onSuccess: () => toast.success(`“${name}” is back in the sale.`),
      onError: (error) => {
        readAgain()
        logFailure('A product could not be put back in a sale.', error)
        toast.error(`“${name}” could not be put back in the sale.`, { detail: failureReason(error) })
      },
    },
  })
  const removed = `“${name}” was removed from the sale.`
  const undo = {
    label: 'Undo',
    onPress: () =>
      putBack({ id: saleId, data: { productId: product_id, discountPercent: discount_percent.toFixed(4) } }),
  }
  const { mutateAsync } = useRemoveProductFromSale({
    mutation: {
      onSuccess: () => {
        // The call only takes a percentage, so a discount in rupees cannot be restored.
        toast.success(removed, discount_amount > 0 ? {} : { action: undo })
        onGone()
      },
      onError: (error) => {
        readAgain()
        // Somebody else removed it first.
        if (isNotFound(error)) {
          toast.success(removed)
          onGone()
          return
        }
        logFailure('A product could not be removed from a sale.', error)
        onFailed(error)
      },
    },
  })
  // The dialog shows the failure.
  return () => mutateAsync({ id: saleId, productId: product_id }).catch(() => undefined)
}
