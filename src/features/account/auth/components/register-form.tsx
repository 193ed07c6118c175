import { Button } from '#src/shared/ui/button.tsx'
import { PasswordField, TextField } from '#src/shared/ui/field.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { registrationFaults, type RegistrationValues } from '../faults.ts'
import { useFaultsForm } from '../use-faults-form.ts'
import { useRegistration } from '../use-registration.ts'
import { FormFailure } from './form-failure.tsx'

const blank: RegistrationValues = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

/** A new customer's name, number, e-mail and password. */
export function RegisterForm() {
  const { register: send, pending } = useRegistration()
  const { form, showFailure } = useFaultsForm<RegistrationValues>(blank, registrationFaults)
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    send(values).catch((error: unknown) => showFailure(error, 'Registration failed. Please try again.')),
  )

  return (
    <form noValidate aria-label="Register" onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField {...form.register('name')} label="Name" autoComplete="name" required error={errors.name?.message} />
        <TextField
          {...form.register('phone')}
          label="Phone"
          type="tel"
          inputMode="tel"
          prefix="+91"
          autoComplete="tel-national"
          required
          error={errors.phone?.message}
        />
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
          {...form.register('password', { deps: ['confirmPassword'] })}
          label="Password"
          help="At least 6 characters."
          autoComplete="new-password"
          required
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
        />
        <FormFailure text={errors.root?.server?.message} />
        <Button type="submit" size="lg" wide pending={pending}>
          Register
        </Button>
      </Stack>
    </form>
  )
}
