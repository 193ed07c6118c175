import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'
import { Page } from '#src/shared/ui/page.tsx'

/** An address whose screen comes in a later version. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <Empty
        title="This screen is not built yet"
        text={`“${title}” will stand here in a later version. Nothing you do elsewhere in the shop is lost.`}
        action={
          <LinkButton to={paths.products()} variant="outline">
            See the collection
          </LinkButton>
        }
      />
    </Page>
  )
}
