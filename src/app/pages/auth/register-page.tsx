import { AuthFrame } from '#src/features/account/auth/components/auth-frame.tsx'
import { RegisterForm } from '#src/features/account/auth/components/register-form.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { Page } from '#src/shared/ui/page.tsx'

export function RegisterPage() {
  return (
    <Page title="Register" heading={null} width="full" description="Open an account to keep a wishlist and to order.">
      <AuthFrame
        title="Register"
        lead="An account keeps your wishlist and your cart, on every device."
        other={{ question: 'Already have an account?', link: 'Sign in', to: paths.login() }}
      >
        <RegisterForm />
      </AuthFrame>
    </Page>
  )
}
