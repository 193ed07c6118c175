import { shipping } from '#openapi/generated/samples/shipping.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import type { PriceNow } from '#src/shared/shop/sale-price.ts'
import { Breadcrumb } from '#src/shared/ui/breadcrumb/breadcrumb.tsx'
import { FieldError } from '#src/shared/ui/field/field.tsx'
import { Container, Row, Stack } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { detailsOf } from '../../details.ts'
import type { KnownRating } from '../../json-ld.ts'
import { useGallery } from '../../use-gallery.ts'
import { stillInStock } from '../../variant-choice.ts'
import { AddBar } from './add-bar.tsx'
import { Assurances } from './assurances.tsx'
import { detailGrid } from './detail-grid.ts'
import { DetailsTable } from './details-table.tsx'
import { Gallery } from './gallery.tsx'
import { productCrumbs } from './product-crumbs.ts'
import { ProductRating } from './product-rating.tsx'
import { PurchasePanel } from './purchase-panel.tsx'
import { QuantityStepper, useQuantity } from './quantity-stepper.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { variantName } from '#src/shared/shop/product-pictures.ts'
import { ShareButton } from './share-button.tsx'

/** The props of the page's Add to Cart. */
export interface Addition {
  variantId: string | null
  soldOut: boolean
  /** How many the shop has left. */
  free: number
  /** The chosen quantity; null if it cannot be added, with the reason shown at its field. */
  takeQuantity: (inCart: number, removed?: number) => number | null
  /** Shows why the shop refused it, beside the button. */
  onRefusal: (reason: string | undefined) => void
}

interface ProductDetailProps {
  product: ShopProduct
  variant: ShopVariant | null
  /** Whether the address named the variant, whose picture is then shown first. */
  named: boolean
  onVariant: (variant: ShopVariant) => void
  price: PriceNow
  rating: KnownRating | null
  heart: ReactNode
  addToCart: (addition: Addition) => ReactNode
  /** The sections below. */
  children: ReactNode
}

/** Pictures, purchase panel, and what comes with the piece: below the shorter of the two. */
const Columns = chakra('div', {
  base: { ...detailGrid, rowGap: { base: '8', lg: '6' }, gridTemplateRows: { md: 'auto 1fr' } },
})

/** Phones on which quantity, button and heart do not fit in one line. */
const narrow = '@media (max-width: 23.4rem)'

/** A product: pictures, price, variants and facts. */
export function ProductDetail({
  product,
  variant,
  named,
  onVariant,
  price,
  rating,
  heart,
  addToCart,
  children,
}: ProductDetailProps) {
  const gallery = useGallery(product, variant, named)
  const { free, state } = (variant ?? product).stock
  const quantity = useQuantity(free, variant?.id)
  const button = useRef<HTMLDivElement>(null)
  const soldOut = state === 'soldOut'
  const alternatives = soldOut && variant !== null ? stillInStock(product.variants, variant) : null
  const addition = {
    variantId: variant?.id ?? null,
    soldOut,
    free,
    takeQuantity: quantity.take,
    onRefusal: quantity.refuse,
  }

  return (
    <>
      <Container paddingBlock={{ base: '6', md: '8' }}>
        <Breadcrumb crumbs={productCrumbs(product)} />
        <Columns>
          <chakra.div gridRow={{ lg: '1 / span 2' }} minWidth="0">
            <Gallery name={product.name} {...gallery} />
          </chakra.div>
          <chakra.div gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 2', lg: '1' }} minWidth="0">
            <PurchasePanel
              product={product}
              variant={variant}
              onVariant={onVariant}
              price={price}
              rating={<ProductRating rating={rating} />}
            >
              <div>
                <Row ref={button}>
                  <QuantityStepper {...quantity.box} />
                  <chakra.div flex="1 1 8rem" css={{ [narrow]: { order: '1', flexBasis: 'full' } }}>
                    {addToCart(addition)}
                  </chakra.div>
                  <chakra.div css={{ [narrow]: { marginInlineStart: 'auto' } }}>{heart}</chakra.div>
                </Row>
                <FieldError id={quantity.problemId} text={quantity.problem} />
                {alternatives !== null && (
                  <chakra.p marginTop="3" fontSize="sm" color="fg.muted">
                    {alternatives}
                  </chakra.p>
                )}
              </div>
            </PurchasePanel>
          </chakra.div>
          <Stack gap="6" gridColumn={{ lg: '2' }}>
            <Assurances product={product} />
            <Row justifyContent="space-between">
              <chakra.p fontSize="sm" color="fg.muted">
                Shipping is a flat <Money value={shipping} />.
              </chakra.p>
              <Row gap="1" marginInlineStart="auto">
                <CompareButton
                  piece={{ productId: product.id, variantId: variant?.id ?? null }}
                  name={variantName({ colour: null, size: null, ...variant, name: product.name })}
                />
                <ShareButton name={product.name} />
              </Row>
            </Row>
          </Stack>
        </Columns>
        <DetailsTable details={detailsOf(product, variant)} />
      </Container>
      {children}
      <AddBar
        instead={button}
        label={
          <>
            <chakra.p dir="auto" truncate fontWeight="medium">
              {product.name}
            </chakra.p>
            <chakra.p color="fg.muted">
              <Money value={price.price} decimals={2} />
            </chakra.p>
          </>
        }
      >
        {addToCart(addition)}
      </AddBar>
    </>
  )
}
