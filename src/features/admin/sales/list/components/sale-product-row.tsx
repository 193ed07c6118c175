import { discountText } from '#src/shared/shop/discount-text.ts'
import type { SaleProduct } from '#openapi/generated/model/saleProduct.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { isUncertain, failureReason } from '#src/shared/api/api-error.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { Button } from '#src/shared/ui/button/button.tsx'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useRemoval } from '../use-removal.ts'

/** A product of a sale: its discount, and a button to remove it. */
export function SaleProductRow({ saleId, entry }: { saleId: string; entry: SaleProduct }) {
  const product = readProduct(entry.product)
  const [dialog, setDialog] = useState<'none' | 'ask' | 'failed'>('none')
  const [reason, setReason] = useState<string>()
  const remove = useRemoval(saleId, entry, {
    onGone: () => setDialog('none'),
    onFailed: (error) => {
      setReason(isUncertain(error) ? failureReason(error) : undefined)
      setDialog('failed')
    },
  })
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      padding="2.5"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <PictureName name={product.name} src={product.pictures[0]?.src ?? null} />
      <chakra.div display="flex" alignItems="center" gap="4" marginInlineStart="auto">
        <Money value={product.basePrice} />
        <chakra.span minWidth="4.5rem" textAlign="end" fontVariantNumeric="tabular-nums">
          {discountText(entry) ?? 'No discount'}
        </chakra.span>
        <Button {...rowAction} onClick={() => setDialog('ask')}>
          Remove <VisuallyHidden>{product.name}</VisuallyHidden>
        </Button>
      </chakra.div>
      <AlertDialog
        open={dialog === 'ask'}
        title={product.name}
        text="Are you sure you want to remove this product?"
        confirm={{ label: 'Remove', danger: true, onConfirm: remove }}
        onClose={() => setDialog('none')}
      />
      <AlertDialog
        open={dialog === 'failed'}
        text={['Failed to remove product.', reason].filter(Boolean).join(' ')}
        onClose={() => setDialog('none')}
      />
    </chakra.li>
  )
}
