import { chakra } from '@chakra-ui/react/styled-system'
import { BadgeCheck, ScrollText, Undo2 } from 'lucide'
import type { ShopProduct } from '#src/shared/shop/product.ts'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { assurancesOf } from '../../details.ts'

/** Hallmark, certificate and return, in one row. */
export function Assurances({ product }: { product: ShopProduct }) {
  const { hallmark, certificate } = assurancesOf(product)
  const shown = [
    { icon: BadgeCheck, text: hallmark },
    { icon: ScrollText, text: certificate },
    { icon: Undo2, text: 'Returns from your account' },
  ]
  return (
    <chakra.ul
      aria-label="With this piece"
      display="grid"
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
      gap="4"
      paddingBlock="5"
      borderBlockWidth="1px"
    >
      {shown.map(
        ({ icon, text }) =>
          text !== undefined && (
            <chakra.li
              key={text}
              display="grid"
              justifyItems="center"
              alignContent="start"
              gap="2"
              fontSize="sm"
              lineHeight="snug"
              textAlign="center"
              color="fg.muted"
            >
              <chakra.span color="gold.fg" fontSize="xl" lineHeight="tight">
                <Icon name={icon} />
              </chakra.span>
              <span>{text}</span>
            </chakra.li>
          ),
      )}
    </chakra.ul>
  )
}
