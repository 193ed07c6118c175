import { paths } from '#src/shared/lib/paths.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { productPrice, type ShopProduct } from '#src/shared/shop/product.ts'
import { priceNow } from '#src/shared/shop/sale-price.ts'
import type { Combobox } from '#src/shared/ui/combobox/use-combobox.ts'
import { Money } from '#src/shared/ui/money/money.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'

interface SearchResultProps {
  option: ReturnType<Combobox['optionProps']>
  product: ShopProduct
  /** Called when it opens here, not in another tab. */
  onGone: () => void
}

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', sm: '4' },
    paddingBlock: '2.5',
    paddingInline: { base: '4', sm: '5' },
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _selected: { bg: 'bg.muted' },
  },
})

/** A match: its first image, name and price. */
export function SearchResult({ option, product, onGone }: SearchResultProps) {
  const [picture] = product.pictures
  const { price, was, saleLabel } = priceNow(product.id, productPrice(product), useOffers())
  return (
    <li role="presentation">
      <Row to={paths.product(product.id)} {...option} tabIndex={-1} onClick={(event) => isForHere(event) && onGone()}>
        <chakra.div boxSize="14" flexShrink="0" overflow="hidden" borderRadius="sm" bg="bg.picture">
          {picture && <Picture src={picture.src} alt="" sizes="56px" width={56} height={56} />}
        </chakra.div>
        <chakra.div minWidth="0" flex="1">
          <chakra.p
            dir="auto"
            fontSize={{ base: 'sm', sm: 'md' }}
            fontWeight="medium"
            lineHeight="snug"
            lineClamp={{ base: '3', sm: '2' }}
          >
            {product.name}
          </chakra.p>
          <chakra.p lineClamp="2" textStyle="small" color="fg.muted">
            {saleLabel || product.category?.name || product.brand}
          </chakra.p>
        </chakra.div>
        {/* On a phone an old price stands above the new one, so that the name has room. */}
        <chakra.p fontSize="sm" textAlign="end" maxWidth={{ base: '5rem', sm: 'none' }}>
          <Money value={price} was={was} />
        </chakra.p>
      </Row>
    </li>
  )
}

/** Whether a click opens its link in this tab. */
const isForHere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey || altKey)
