import { Button } from '#src/shared/ui/button/button.tsx'
import { PasswordField, TextField } from '#src/shared/ui/field/field.tsx'
import { EmailField } from '#src/shared/ui/form/email-field.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { registrationRules, type RegistrationValues } from '../form-rules.ts'
import { useRegistration, registrationDraft } from '../use-registration.ts'

const blank: RegistrationValues = { name: '', phone: '', email: '', password: '', confirmPassword: '' }

const passwords = ['password', 'confirmPassword'] as const

/** A new customer's name, number, email and password. */
export function RegisterForm() {
  const register = useRegistration()
  const form = useEditForm<RegistrationValues>({
    draft: registrationDraft,
    secret: passwords,
    initial: blank,
    rules: registrationRules,
    failureText: 'Registration failed. Please try again.',
    conflictField: 'email',
    whereToLook: 'Please try to sign in before you register again.',
    save: async (values) => {
      await register(values, () => form.editor.formRef.current !== null)
      return { resetTo: values, closesForm: true }
    },
  })

  return (
    <ShopFormFrame
      label="Register"
      form={form}
      actions={
        <Button type="submit" size="lg" wide pending={form.isPending}>
          Register
        </Button>
      }
    >
      <TextField {...form.bind('name')} label="Name" autoComplete="name" required />
      <TextField
        {...form.bind('phone')}
        label="Phone"
        type="tel"
        inputMode="tel"
        prefix="+91"
        autoComplete="tel-national"
        required
      />
      <EmailField {...form.bind('email')} required />
      <PasswordField
        {...form.bind('password', { deps: ['confirmPassword'] })}
        label="Password"
        help="At least 6 characters."
        autoComplete="new-password"
        required
      />
      <PasswordField {...form.bind('confirmPassword')} label="Confirm password" autoComplete="new-password" required />
    </ShopFormFrame>
  )
}
