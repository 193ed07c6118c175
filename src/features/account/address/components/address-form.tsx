import { useUpdateMe } from '#openapi/generated/client/users/users.ts'
import type { Address } from '#openapi/generated/model/address.ts'
import { session } from '#src/shared/api/session.ts'
import { blankAddress, type AddressValues, readAddress, savedAddress } from '#src/shared/lib/address.ts'
import { Checkbox, TextField } from '#src/shared/ui/field.tsx'
import { FieldPair, WholeLine } from '#src/shared/ui/form/field-pair.tsx'
import { PersonalFormFrame } from '#src/shared/ui/form/personal-form-frame.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { type ReactNode, useState } from 'react'
import { saveFailure, saveReason, unansweredText } from '../address-failure.ts'

interface AddressFormProps {
  label: string
  /** The one to change; without it the form makes a new one, and is blank again after it. */
  address?: Address
  /** A link that stands behind the words of success. */
  next: ReactNode
  actions: ReactNode
}

/** The eight fields of an address, and whether it is the default one. The server alone judges them. */
export function AddressForm({ label, address, next, actions }: AddressFormProps) {
  const { mutateAsync } = useUpdateMe()
  const [reason, setReason] = useState<string>()
  const form = useSavableForm<AddressValues>({
    draft: `address:${address?.id ?? 'new'}`,
    initial: address ? readAddress(address) : blankAddress,
    failureText: unansweredText,
    save: async (values) => {
      setReason(undefined)
      try {
        const { user } = await mutateAsync({ data: { address: savedAddress(values, address?.id) } })
        session.setUser(user)
        const saved = address && user.addresses.find(({ id }) => id === address.id)
        return { resetTo: saved ? readAddress(saved) : blankAddress }
      } catch (error) {
        setReason(saveReason(error))
        throw saveFailure(error, values)
      }
    },
  })

  return (
    <PersonalFormFrame
      label={label}
      form={form}
      signedOut={{ untouched: 'Please log in to view address details', typed: 'Please log in to save address' }}
      saved="Address updated successfully!"
      next={next}
      reason={reason}
      submitLabel="Save address"
      actions={actions}
    >
      <FieldPair>
        <TextField {...form.bind('fullName')} label="Full name" autoComplete="name" />
        <TextField {...form.bind('mobile')} label="Mobile" type="tel" inputMode="tel" autoComplete="tel" />
        <WholeLine>
          <TextField {...form.bind('addressLine1')} label="Address line 1" autoComplete="address-line1" />
        </WholeLine>
        <TextField {...form.bind('landmark')} label="Landmark" autoComplete="address-line2" />
        <TextField {...form.bind('city')} label="City" autoComplete="address-level2" />
        <TextField {...form.bind('state')} label="State" autoComplete="address-level1" />
        <TextField {...form.bind('zipCode')} label="PIN code" inputMode="numeric" autoComplete="postal-code" />
        <TextField {...form.bind('country')} label="Country" autoComplete="country-name" />
        <WholeLine>
          <Checkbox {...form.form.register('isDefault')} label="Make this my default address" />
        </WholeLine>
      </FieldPair>
    </PersonalFormFrame>
  )
}
