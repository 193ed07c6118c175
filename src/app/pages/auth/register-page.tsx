import { AuthFrame } from '#src/features/account/auth/components/auth-frame.tsx'
import { SignedInAlready } from '#src/features/account/auth/components/signed-in-already.tsx'
import { RegisterForm } from '#src/features/account/auth/components/register-form.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useLogout } from '../../layouts/use-logout.ts'

export function RegisterPage() {
  const { user } = useSession()
  const logout = useLogout()
  return (
    <Page title="Register" heading={null} width="full" description="Create an account to order and to keep a wishlist.">
      <AuthFrame
        title="Register"
        lead="An account keeps your wishlist and your cart, on every device."
        other={{ question: 'Already have an account?', link: 'Sign in', to: paths.login() }}
      >
        {user === null ? <RegisterForm /> : <SignedInAlready name={user.name} onLogout={logout} />}
      </AuthFrame>
    </Page>
  )
}
