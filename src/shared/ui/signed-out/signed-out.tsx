import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { historyDepth, rememberPlace } from '../../lib/return-path.ts'
import { LinkButton } from '../button/button.tsx'
import { Empty } from '../empty/empty.tsx'
import { FormNotice } from '../form/form-notice.tsx'

/** Replaces a screen whose session has ended; says why and links to sign in. */
export function SignedOut({ title }: { title: string }) {
  return (
    <div role="status">
      <Empty title={title} action={<LoginLink />} />
    </div>
  )
}

/** The same notice above a form that keeps its input. */
export function SignedOutNotice({ text }: { text: string }) {
  return (
    <FormNotice tone="warning" action={<LoginLink size="sm" />}>
      <p>{text}</p>
      <p>Anything you typed is kept.</p>
    </FormNotice>
  )
}

function LoginLink({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const location = useLocation()
  return (
    <LinkButton
      to={paths.login()}
      state={{ ...rememberPlace(location), depth: historyDepth() }}
      size={size}
      variant={size === 'sm' ? 'outline' : 'solid'}
    >
      Login
    </LinkButton>
  )
}
