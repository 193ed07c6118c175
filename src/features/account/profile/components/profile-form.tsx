import { useLatestMe } from '#src/shared/api/use-me.ts'
import { useUpdateMe } from '#openapi/generated/client/users-writes/users-writes.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { session } from '#src/shared/api/session.ts'
import { isoDay } from '#src/shared/lib/time/dates.ts'
import { now } from '#src/shared/lib/time/now.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { TextField } from '#src/shared/ui/field/field.tsx'
import { FieldPair } from '#src/shared/ui/form/field-pair.tsx'
import { EmailField } from '#src/shared/ui/form/email-field.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { MomentField } from '#src/shared/ui/form/moment-field.tsx'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { profileUpdate, type ProfileValues, readProfile } from '../profile.ts'

/** Name, email, phone and date of birth, validated by the server only. */
export function ProfileForm({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe()
  const latest = useLatestMe()
  const form = useEditForm<ProfileValues>({
    draft: 'profile',
    initial: readProfile(user),
    loaded: readProfile(user),
    failureText: 'Failed to update profile',
    conflictField: 'email',
    latest: async () => readProfile(await latest()),
    save: async (values) => {
      const answer = await mutateAsync({ data: profileUpdate(values) })
      const saved = answer?.user ?? { ...user, ...profileUpdate(values) }
      session.setUser(saved)
      return { resetTo: readProfile(saved) }
    },
  })

  return (
    <ShopFormFrame
      label="My Profile"
      form={form}
      guarded
      signedOut={{ untouched: 'Please log in to view your profile', typed: 'Please log in to update your profile' }}
      saved={{ text: 'Profile updated successfully!' }}
      actions={
        <Button type="submit" size="lg" pending={form.isPending}>
          Save changes
        </Button>
      }
    >
      <FieldPair>
        <TextField {...form.bind('name')} label="Name" autoComplete="name" />
        <EmailField {...form.bind('email')} />
        <TextField {...form.bind('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <MomentField
          {...form.bind('date_of_birth')}
          label="Date of birth"
          type="date"
          // Only for the browser's calendar, and so that a year has four digits.
          min="1900-01-01"
          max={isoDay(now())}
          autoComplete="bday"
          unreadable="This date is incomplete."
        />
      </FieldPair>
    </ShopFormFrame>
  )
}
