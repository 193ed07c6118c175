import { useGetProduct } from '#openapi/generated/client/products/products.ts'
import { isNotFound } from '#src/shared/api/api-error.ts'
import { polled } from '#src/shared/api/polled.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { discountCap } from '#src/shared/shop/sale-price.ts'
import { NumberField } from '#src/shared/ui/form/number-field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { discountedPrice, discountStep, isWithoutDiscount, type SaleValues } from '../sale.ts'

interface SaleProductProps {
  form: EditForm<SaleValues>
  index: number
  onRemove: () => void
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'start',
    columnGap: '4',
    rowGap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 19rem auto' },
    paddingBlock: '3',
    borderTopWidth: '1px',
  },
})

const Discounts = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: '4',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridColumn: { base: '1 / -1', md: '2' },
  },
})

/** A product, its discount, and its price in the sale. */
export function SaleProduct({ form: { form, bind }, index, onRemove }: SaleProductProps) {
  const product = useWatch({ control: form.control, name: `products.${index}` })
  const { product_id, name, base_price } = product
  const { error } = useGetProduct(product_id, { query: polled })
  const isGone = isNotFound(error)
  const price = discountedPrice(product)
  const discount = { min: 0, max: discountCap, step: discountStep }
  return (
    <Line aria-label={name}>
      <chakra.div gridRow="1" alignSelf="center">
        <chakra.p dir="auto" fontWeight="medium">
          {name}
        </chakra.p>
        <chakra.p fontSize="sm" color="fg.muted">
          {price < base_price ? (
            <>
              <s>{formatRupees(base_price, { decimals: 2 })}</s>
              <span>{` ${formatRupees(price, { decimals: 2 })}`}</span>
            </>
          ) : (
            formatRupees(base_price, { decimals: 2 })
          )}
        </chakra.p>
        {!isGone && isWithoutDiscount(product) && (
          <chakra.p fontSize="sm" color="fg.muted">
            No discount yet: it would be sold at its usual price.
          </chakra.p>
        )}
        {isGone && (
          <chakra.p role="status" fontSize="sm" color="error.fg">
            Deleted in the meantime: it cannot be in the sale.
          </chakra.p>
        )}
      </chakra.div>
      <Discounts>
        <NumberField
          {...bind(`products.${index}.discount_percent`)}
          {...discount}
          label="Discount Percent"
          unit="percent"
        />
        <NumberField {...bind(`products.${index}.discount_amount`)} {...discount} label="Discount Amount" />
      </Discounts>
      <chakra.div alignSelf="center" gridColumn={{ base: '2', md: '3' }} gridRow="1">
        <IconButton size="sm" icon="trash" label={`Remove ${name} from the sale`} onClick={onRemove} />
      </chakra.div>
    </Line>
  )
}
