import { chakra } from '@chakra-ui/react/styled-system'
import type { ShopProduct } from '#src/shared/shop/product.ts'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Section } from '#src/shared/ui/page/section.tsx'

const shownPictures = 2

/** Columns of text and pictures: a single picture is as large as each of two. */
const columns = [undefined, { md: '3fr 2fr', lg: '5fr 2fr' }, { lg: '5fr 7fr' }]

/** The description of a product, with up to two of its pictures. */
export function AboutProduct({ product: { description, pictures } }: { product: ShopProduct }) {
  // The gallery above shows the first one.
  const shown = pictures.slice(-shownPictures)
  if (description === '' && shown.length === 0) return null
  return (
    <Section title="About the Product" tone="subtle">
      <chakra.div
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={columns[shown.length]}
        alignItems="start"
      >
        <chakra.p dir="auto" textStyle="lead" maxWidth="prose" whiteSpace="pre-line" textWrap="pretty">
          {description}
        </chakra.p>
        <chakra.div
          display="grid"
          _print={{ display: 'none' }}
          gap="4"
          gridTemplateColumns={`repeat(${shown.length}, minmax(0, 1fr))`}
        >
          {shown.map((picture) => (
            <chakra.div key={picture.src} aspectRatio="4 / 5" borderRadius="sm" overflow="hidden">
              <Picture {...picture} sizes="(min-width: 64rem) 26vw, 44vw" />
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </Section>
  )
}
