import { useRemoveProductFromSale } from '#openapi/generated/client/sales/sales.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { readProduct } from '#src/shared/lib/product.ts'
import { AlertDialog } from '#src/shared/ui/alert-dialog.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { Money } from '#src/shared/ui/money.tsx'
import { focusPage } from '#src/shared/ui/page.tsx'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { discountText } from '../discount-text.ts'

/** One product of a sale, its discount, and the way out. */
export function SaleProductRow({ saleId, entry }: { saleId: string; entry: SaleProduct }) {
  const product = readProduct(entry.product)
  const [dialog, setDialog] = useState<'none' | 'ask' | 'failed'>('none')
  const toast = useToast()
  const { mutate, isPending } = useRemoveProductFromSale({
    mutation: {
      onSuccess: () => {
        setDialog('none')
        toast.success(`“${product.name}” was removed from the sale.`)
        setTimeout(focusPage)
      },
      onError: (error) => {
        logFailure('A product could not be removed from a sale.', error)
        setDialog('failed')
      },
    },
  })
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" padding="2.5" _notFirst={{ borderTopWidth: '1px' }}>
      <PictureName name={product.name} src={product.pictures[0]?.src ?? null} />
      <chakra.div display="flex" alignItems="center" gap="4" marginInlineStart="auto">
        <Money value={product.basePrice} />
        <chakra.span fontVariantNumeric="tabular-nums">{discountText(entry)}</chakra.span>
        <Button {...rowAction} onClick={() => setDialog('ask')}>
          Remove <VisuallyHidden>{product.name}</VisuallyHidden>
        </Button>
      </chakra.div>
      <AlertDialog
        open={dialog === 'ask'}
        title={product.name}
        text="Are you sure you want to remove this product?"
        confirm={{ label: 'Remove', danger: true, pending: isPending, onConfirm: () => mutate({ id: saleId, productId: entry.product_id }) }}
        onClose={() => isPending || setDialog('none')}
      />
      <AlertDialog open={dialog === 'failed'} text="Failed to remove product." onClose={() => setDialog('none')} />
    </chakra.li>
  )
}
