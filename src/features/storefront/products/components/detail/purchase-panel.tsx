import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import type { PriceNow } from '#src/shared/shop/sale-price.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { SaleBadge } from '#src/shared/shop/product/sale-badge.tsx'
import { StockBadge } from '#src/shared/shop/product/stock-badge.tsx'
import { colourOptions, sizeOptions, withColour, withSize } from '../../variant-choice.ts'
import { OptionGroup } from './option-group.tsx'
import { SizeGuide } from './size-guide.tsx'

interface PurchasePanelProps {
  product: ShopProduct
  variant: ShopVariant | null
  onVariant: (variant: ShopVariant) => void
  price: PriceNow
  /** The rating, if known. */
  rating: ReactNode
  /** Quantity and Add to Cart. */
  children: ReactNode
}

/** Name, price, stock and the choice of a variant. */
export function PurchasePanel({ product, variant, onVariant, price, rating, children }: PurchasePanelProps) {
  const { variants } = product
  const { stock } = variant ?? product
  return (
    <Stack gap="6">
      <div>
        {/* The line is always there, so that nothing shifts when the sale loads. */}
        <chakra.div display="flex" alignItems="center" gap="3" minHeight="6" marginBottom="2">
          <chakra.span textStyle="eyebrow" color="gold.fg">
            {product.brand}
          </chakra.span>
          {price.saleLabel !== undefined && <SaleBadge saleId={price.saleId}>{price.saleLabel}</SaleBadge>}
        </chakra.div>
        <chakra.h1 textStyle="h1" tabIndex={-1}>
          {product.name}
        </chakra.h1>
        {/* As high as the rating, so that nothing shifts when it loads. */}
        <chakra.div display="flex" alignItems="center" minHeight="7" marginTop="3">
          {rating}
        </chakra.div>
      </div>
      <chakra.div
        role="status"
        aria-label="Price and stock"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="1"
        minHeight="10"
      >
        <chakra.span fontSize="2xl" fontWeight="medium">
          <Money value={price.price} was={price.was} decimals={2} />
        </chakra.span>
        <StockBadge stock={stock} />
      </chakra.div>
      {variant !== null && (
        <>
          <OptionGroup
            legend="Colour"
            options={colourOptions(variants)}
            value={variant.colour}
            onChange={(colour) => onVariant(withColour(variants, variant, colour))}
          />
          <OptionGroup
            legend="Size"
            options={sizeOptions(variants, variant)}
            value={variant.size}
            onChange={(size) => onVariant(withSize(variants, variant, size))}
            aside={<SizeGuide category={product.category?.name ?? null} />}
          />
        </>
      )}
      {children}
    </Stack>
  )
}
