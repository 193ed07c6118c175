import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useEffect } from 'react'
import { useLocation, useRouteError } from 'react-router-dom'
import { reloadScreen, reloadWhenBack } from '../new-release.ts'

/** Replaces a screen that threw or whose code failed to load. */
export function ErrorPage() {
  const error = useRouteError()
  const isOffice = /^\/admin(\/|$)/.test(useLocation().pathname)
  const isMissingCode = error instanceof TypeError && /import|module/i.test(error.message)
  useEffect(() => {
    logFailure('A screen failed.', error)
    if (!isMissingCode) return
    reloadScreen()
    // Whoever was without a connection sees the screen as soon as it is back.
    addEventListener('online', reloadWhenBack)
    return () => removeEventListener('online', reloadWhenBack)
  }, [error, isMissingCode])
  return (
    <Page title="Something went wrong">
      <Empty
        title={isMissingCode ? 'Part of the shop did not load' : 'This page could not be shown'}
        text={
          isMissingCode
            ? 'The connection broke, or the shop was updated while you were here. Loading the page again puts it right.'
            : `Loading the page again may help.${isOffice ? '' : ' Your cart and wishlist are safe.'}`
        }
        action={
          <Row>
            <Button onClick={() => location.reload()}>Try again</Button>
            <LinkButton to={isOffice ? paths.admin.dashboard() : paths.home()} reloadDocument variant="outline">
              {isOffice ? 'Back to the dashboard' : 'Back to home'}
            </LinkButton>
          </Row>
        }
      />
    </Page>
  )
}
