import { Button } from '#src/shared/ui/button/button.tsx'
import { PasswordField } from '#src/shared/ui/field/field.tsx'
import { EmailField } from '#src/shared/ui/form/email-field.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useLocation } from 'react-router-dom'
import { loginRules, type LoginValues } from '../form-rules.ts'
import { registeredEmail } from '../registered-email.ts'
import { useSignIn } from '../use-sign-in.ts'

/** Email and password. */
export function LoginForm() {
  const signIn = useSignIn()
  const { state } = useLocation()
  const form = useEditForm<LoginValues>({
    initial: { email: registeredEmail(state), password: '' },
    rules: loginRules,
    failureText: 'Login failed. Please try again.',
    save: async (values) => {
      await signIn(values, () => form.editor.formRef.current !== null)
      return { resetTo: values, closesForm: true }
    },
  })

  return (
    <ShopFormFrame
      label="Login"
      form={form}
      actions={
        <Button type="submit" size="lg" wide pending={form.isPending}>
          Login
        </Button>
      }
    >
      <EmailField {...form.bind('email')} required />
      <PasswordField {...form.bind('password')} label="Password" autoComplete="current-password" required />
    </ShopFormFrame>
  )
}
