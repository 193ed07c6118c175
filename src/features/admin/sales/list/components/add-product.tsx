import { useAddProductToSale } from '#openapi/generated/client/sales/sales.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { ApiError, serverMessage } from '#src/shared/api/api-error.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { discountCap } from '#src/shared/lib/sale-price.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { TextField } from '#src/shared/ui/field.tsx'
import { ProductPicker } from '#src/shared/ui/product-picker.tsx'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { type SyntheticEvent, useRef, useState } from 'react'
import { readDiscount } from '../discount.ts'

/** Adds a product to a sale, with a discount in percent. */
export function AddProduct({ sale }: { sale: SaleWithProducts }) {
  const form = useRef<HTMLFormElement>(null)
  const [product, setProduct] = useState<Product | null>(null)
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<{ product?: string; discount?: string }>({})
  const toast = useToast()
  const { mutate, isPending, error } = useAddProductToSale({
    mutation: {
      onSuccess: () => {
        toast.success(`“${product?.name ?? 'The product'}” was added to the sale.`)
        setProduct(null)
        setText('')
        form.current?.querySelector('input')?.focus()
      },
      onError: (failure) => logFailure('A product could not be added to a sale.', failure),
    },
  })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const discount = readDiscount(text)
    const found = {
      ...(product === null && { product: 'Choose a product.' }),
      ...('problem' in discount && { discount: discount.problem }),
    }
    setProblems(found)
    if (product === null || 'problem' in discount) {
      form.current?.querySelectorAll('input')[found.product === undefined ? 1 : 0]?.focus()
      return
    }
    if (!isPending) mutate({ id: sale.id, data: { productId: product.id, discountPercent: discount.percent } })
  }

  const taken = { ids: new Set(sale.sale_products.map(({ product_id }) => product_id)), word: 'In the sale' }
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={`Add a product to ${sale.name}`}
      display="grid"
      gap="4"
      padding="4"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
    >
      <ProductPicker label="Product" chosen={product} onChoose={setProduct} taken={taken} error={problems.product} />
      <TextField
        label="Discount Percent"
        help={`At most ${discountCap}, with up to 4 decimals.`}
        error={problems.discount}
        type="number"
        inputMode="decimal"
        min={0}
        max={discountCap}
        step={0.0001}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <chakra.p role="alert" fontSize="sm" color="error.fg">
          {failureText(error)}
        </chakra.p>
      )}
      <div>
        <Button type="submit" size="sm" pending={isPending}>
          Add Product
        </Button>
      </div>
    </chakra.form>
  )
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404)
    return 'This product or its sale was deleted meanwhile, in another tab or by a colleague.'
  return serverMessage(error) ?? 'The product could not be added. Please try again.'
}
