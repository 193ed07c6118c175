import { useAddProductToSale } from '#openapi/generated/client/sales-writes/sales-writes.ts'
import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { getGetSaleQueryKey } from '#openapi/generated/client/sales/sales.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { readNumber } from '#src/shared/lib/text/decimals.ts'
import { discountCap } from '#src/shared/shop/sale-price.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { ProductPicker } from '#src/shared/shop/product/product-picker.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Addition, additionRules, blankAddition, sentAddition } from '../addition.ts'
import { outcomeText } from '#src/shared/ui/form/form-failure.ts'

/** Adds a product to a sale, with a discount in percent. */
export function AddProduct({ sale }: { sale: SaleWithProducts }) {
  const [product, setProduct] = useState<Product | null>(null)
  const toast = useToast()
  const client = useQueryClient()
  const { mutateAsync } = useAddProductToSale({
    mutation: {
      // It may have been added all the same.
      onError: () => void client.invalidateQueries({ queryKey: getGetSaleQueryKey(sale.id) }),
    },
  })
  const form = useEditForm<Addition>({
    draft: `add-to-${sale.id}`,
    initial: blankAddition,
    rules: additionRules,
    failureText: outcomeText('The product could not be added.', 'the product was added'),
    goneText: 'This product or its sale was deleted in the meantime, in another tab or by a colleague.',
    whereToLook: 'Please look at the products of this sale before you try again.',
    onFailed: (failure) => logFailure('A product could not be added to a sale.', failure),
    save: async (values) => {
      await mutateAsync({ id: sale.id, data: sentAddition(values) })
      toast.success(`“${chosen?.name ?? 'The product'}” was added to the sale.`)
      return { resetTo: blankAddition, next: focusFirst }
    },
  })
  // The form decides, so that the box never hides a product that would be sent.
  const productId = useWatch({ control: form.form.control, name: 'productId' })
  const percent = useWatch({ control: form.form.control, name: 'discountPercent' })
  const isHere = product?.id === productId
  // A draft holds the id only.
  const { data: drafted = null } = useGetProduct(productId, { query: { enabled: !isHere && productId !== '' } })
  const chosen = isHere ? product : productId === '' ? null : drafted
  const focusFirst = () => form.editor.formRef.current?.querySelector('input')?.focus()
  const { onChange: _onChange, onBlur: _onBlur, ref: _ref, ...picked } = form.bind('productId')

  function choose(next: Product | null) {
    setProduct(next)
    form.form.setValue('productId', next?.id ?? '', { shouldValidate: form.form.formState.isSubmitted })
  }

  const taken = { ids: new Set(sale.sale_products.map(({ product_id }) => product_id)), word: 'In the sale' }
  return (
    <chakra.div padding="4" bg="bg.surface" borderWidth="1px" borderRadius="md">
      <ShopFormFrame
        label={`Add a product to ${sale.name}`}
        form={form}
        guarded
        actions={
          <Button type="submit" size="sm" pending={form.isPending}>
            Add Product
          </Button>
        }
      >
        <ProductPicker {...picked} label="Product" chosen={chosen} onChoose={choose} taken={taken} />
        <NumberField
          {...form.bind('discountPercent')}
          label="Discount Percent"
          help={
            readNumber(percent, 'percent') === 0
              ? 'No discount yet: it would be sold at its usual price.'
              : `At most ${discountCap}, with up to 4 decimals.`
          }
          min={0}
          max={discountCap}
          step={0.0001}
          unit="percent"
        />
      </ShopFormFrame>
    </chakra.div>
  )
}
