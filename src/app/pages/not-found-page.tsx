import { ProductSearchBox } from '#src/features/storefront/search/components/product-search-box.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { Scene } from '#src/shared/media/scene.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Row, Stack } from '#src/shared/ui/page/layout.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Text and search, with a picture beside them on a desktop. */
const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { lg: '16', xl: '24' },
    alignItems: 'start',
  },
})

/** Shown for an unknown address. */
export function NotFoundPage() {
  return (
    <Page title="Page not found" eyebrow="404">
      <meta name="robots" content="noindex" />
      <Halves>
        <Stack gap="8">
          <chakra.p textStyle="lead" color="fg.muted">
            The address may have changed, or the piece may have sold out for good. Search for it, or start from the home
            page.
          </chakra.p>
          <ProductSearchBox />
          <Row>
            <LinkButton to={paths.home()}>Back to home</LinkButton>
            <LinkButton to={paths.products()} variant="outline">
              See the collection
            </LinkButton>
          </Row>
        </Stack>
        <chakra.div hideBelow="lg" aspectRatio="3 / 2" marginTop="-24" overflow="hidden" borderRadius="sm">
          <Scene name="about-1" alt="" sizes="46vw" urgency="eager" />
        </chakra.div>
      </Halves>
    </Page>
  )
}
