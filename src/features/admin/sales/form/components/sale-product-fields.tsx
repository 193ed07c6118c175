import { discountCap } from '#src/shared/shop/sale-price.ts'
import { FormCard } from '#src/shared/ui/form/form-card.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { ProductPicker } from '#src/shared/shop/product/product-picker.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { SaleValues } from '../sale.ts'
import { SaleProduct } from './sale-product.tsx'

/** The products of the sale with their discounts. */
export function SaleProductFields({ form: saved }: { form: EditForm<SaleValues> }) {
  const { fields, append, remove } = useFieldArray({ control: saved.form.control, name: 'products' })
  const box = useRef<HTMLDivElement>(null)
  const taken = { ids: new Set(fields.map(({ product_id }) => product_id)), word: 'In the sale' }
  return (
    <FormCard
      title="Products"
      text={`A discount is at most ${discountCap}, be it percent or rupees. Where both are given, the percentage counts.`}
    >
      <Stack ref={box}>
        <ProductPicker
          label="Add a product"
          chosen={null}
          taken={taken}
          onChoose={(product) => {
            if (product === null) return
            const { id, name, base_price } = product
            append(
              { product_id: id, name, base_price, discount_percent: '', discount_amount: '' },
              { focusName: `products.${fields.length}.discount_percent` },
            )
          }}
        />
        {fields.length === 0 ? (
          <chakra.p color="fg.muted" fontSize="sm">
            No products yet: they can also be added later, in the list of sales.
          </chakra.p>
        ) : (
          <ul>
            {fields.map(({ id }, index) => (
              <SaleProduct
                key={id}
                form={saved}
                index={index}
                onRemove={() => {
                  remove(index)
                  box.current?.querySelector('input')?.focus()
                }}
              />
            ))}
          </ul>
        )}
      </Stack>
    </FormCard>
  )
}
