import { sampleCheckoutLines } from '#openapi/generated/samples/sample-checkout-lines.ts'
import type { AddressInput } from '#openapi/generated/model/addressInput.ts'
import type { CheckoutInput } from '#openapi/generated/model/checkoutInput.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import type { PriceNow } from '#src/shared/shop/sale-price.ts'

/** A line of the order to be placed, with the price of one unit in rupees. */
export interface OrderLine extends PriceNow {
  variantId: string
  productId?: string
  name: string
  /** Which of the product's variants, in words. */
  variant: string | null
  quantity: number
  picture: ShopPicture | null
}

/** The sample order of the checkout. The contract defines its lines, so every shop has these products. */
export const sampleLines: readonly OrderLine[] = sampleCheckoutLines.map(
  ({ productVariantId, image_url, ...line }) => ({
    ...line,
    variantId: productVariantId,
    picture: { src: mediaUrl(image_url), alt: line.name },
  }),
)

/** The request: the shown lines, and nothing about a card. */
export function checkoutInput(
  paymentMethod: CheckoutInput['paymentMethod'],
  lines: readonly OrderLine[],
  shippingAddress: AddressInput,
): CheckoutInput {
  return {
    paymentMethod,
    items: lines.map(({ variantId, quantity }) => ({ productVariantId: variantId, quantity })),
    shippingAddress,
  }
}
