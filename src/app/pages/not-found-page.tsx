import { ProductSearchBox } from '#src/features/search/components/product-search-box.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Row, Stack } from '#src/shared/ui/layout.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** An address that the shop does not know. */
export function NotFoundPage() {
  return (
    <Page title="Page not found" eyebrow="404" width="prose">
      <Stack gap="8">
        <chakra.p textStyle="lead" color="fg.muted">
          The address may have changed, or the piece may have found its owner. Search for it, or start from the beginning.
        </chakra.p>
        <ProductSearchBox />
        <Row>
          <LinkButton to={paths.home()}>Back to home</LinkButton>
          <LinkButton to={paths.products()} variant="outline">
            See the collection
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  )
}
