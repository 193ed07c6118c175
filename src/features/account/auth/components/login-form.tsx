import { Button } from '#src/shared/ui/button.tsx'
import { PasswordField, TextField } from '#src/shared/ui/field.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { loginFaults, type LoginValues } from '../faults.ts'
import { useFaultsForm } from '../use-faults-form.ts'
import { useSignIn } from '../use-sign-in.ts'
import { FormFailure } from './form-failure.tsx'

/** E-mail and password. */
export function LoginForm() {
  const { signIn, pending } = useSignIn()
  const { form, showFailure } = useFaultsForm<LoginValues>({ email: '', password: '' }, loginFaults)
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    signIn(values).catch((error: unknown) => showFailure(error, 'Login failed. Please try again.')),
  )

  return (
    <form noValidate aria-label="Login" onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          {...form.register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <FormFailure text={errors.root?.server?.message} />
        <Button type="submit" size="lg" wide pending={pending}>
          Login
        </Button>
      </Stack>
    </form>
  )
}
