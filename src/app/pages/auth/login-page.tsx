import { AuthFrame } from '#src/features/account/auth/components/auth-frame.tsx'
import { LoginForm } from '#src/features/account/auth/components/login-form.tsx'
import { SignInReason } from '#src/features/account/auth/components/sign-in-reason.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { Page } from '#src/shared/ui/page/page.tsx'

export function LoginPage() {
  return (
    <Page title="Login" heading={null} width="full" description="Sign in to your wishlist, your cart and your orders.">
      <AuthFrame
        title="Login"
        lead="Your wishlist, your cart and your orders are where you left them."
        other={{ question: 'New to Suvarnika?', link: 'Register here', to: paths.register() }}
      >
        <SignInReason />
        <LoginForm />
      </AuthFrame>
    </Page>
  )
}
