import { useLatestMe } from '#src/shared/api/use-me.ts'
import { useUpdateMe } from '#openapi/generated/client/users-writes/users-writes.ts'
import type { Address } from '#openapi/generated/model/address.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { session } from '#src/shared/api/session.ts'
import { addressField, blankAddress, type AddressValues, readAddress, savedAddress } from '#src/shared/shop/address.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Checkbox, TextField } from '#src/shared/ui/field/field.tsx'
import { FieldPair, WholeLine } from '#src/shared/ui/form/field-pair.tsx'
import { ShopFormFrame } from '#src/shared/ui/form/shop-form-frame.tsx'
import { isSameText } from '#src/shared/ui/form/merge-values.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { addressFields, lockedDefault } from '../address-fields.ts'
import { ApiError } from '#src/shared/api/api-error.ts'

interface AddressFormProps {
  label: string
  /** The address to change; without it the form creates one and is then cleared. */
  address?: Address
  /** Whether that address was deleted meanwhile. */
  isGone?: boolean
  /** Puts the focus into the first field. */
  focused?: boolean
  /** A link after the success message. */
  next?: ReactNode
  actions?: ReactNode
  /** Called after a save, with the person as the server answered, if it did. */
  onSaved?: (user: User | undefined) => void
}

const goneText =
  'This address was deleted in the meantime, in another tab or on another device. What you typed is still here, but it cannot be saved.'

const whereToLook = 'Please look at your addresses before you save it again.'

/** Apart from being the default one, which the first address is in any case. */
const isSameAddress = (one: AddressValues, other: AddressValues): boolean =>
  addressFields.every(({ name }) => isSameText(name, one[name], other[name]))

function latestOf({ addresses }: User, { id }: Address): AddressValues | null {
  const now = addresses.find((address) => address.id === id)
  return now === undefined ? null : readAddress(now)
}

/** The fields of an address, and whether it is the default one. The server validates them. */
export function AddressForm({
  label,
  address,
  isGone = false,
  focused = false,
  next,
  actions,
  onSaved,
}: AddressFormProps) {
  const { mutateAsync } = useUpdateMe()
  const latest = useLatestMe()

  function created(sent: AddressValues, user: User) {
    if (!user.addresses.some((stored) => isSameAddress(sent, readAddress(stored)))) return undefined
    session.setUser(user)
    return { resetTo: blankAddress, next: () => onSaved?.(user) }
  }

  const initial = address ? readAddress(address) : blankAddress
  const form = useEditForm<AddressValues>({
    draft: `address:${address?.id ?? 'new'}`,
    isGone,
    initial,
    ...(address && { loaded: initial }),
    failureText: saveFailure,
    keepsText: true,
    ...(address
      ? { latest: async () => latestOf(await latest(), address), goneText, whereToLook }
      : { find: async (sent) => created(sent, await latest()) }),
    fieldOf: addressField,
    save: async (values) => {
      const answer = await mutateAsync({ data: { address: savedAddress(values, address?.id, initial) } })
      if (answer !== undefined) session.setUser(answer.user)
      const saved = address && answer?.user.addresses.find(({ id }) => id === address.id)
      const resetTo = saved ? readAddress(saved) : address ? values : blankAddress
      return { resetTo, next: () => onSaved?.(answer?.user) }
    },
  })

  const { setFocus } = form.form
  useEffect(() => {
    if (focused) setFocus('fullName')
  }, [focused, setFocus])

  return (
    <ShopFormFrame
      label={label}
      form={form}
      guarded
      signedOut={{ untouched: 'Please log in to view address details', typed: 'Please log in to save address' }}
      saved={{ text: 'Address updated successfully!', next }}
      actions={
        <>
          <Button type="submit" size="lg" pending={form.isPending}>
            Save address
          </Button>
          {actions}
        </>
      }
    >
      <FieldPair>
        {addressFields.map(({ name, isWide, ...field }) => (
          <chakra.div key={name} gridColumn={isWide && '1 / -1'}>
            <TextField {...form.bind(name)} {...field} />
          </chakra.div>
        ))}
        <WholeLine>
          <Checkbox
            {...form.form.register('isDefault')}
            label="Make this my default address"
            // One address is always the default, so it can only be replaced by ticking another.
            {...(address?.isDefault && { locked: lockedDefault })}
          />
        </WholeLine>
      </FieldPair>
    </ShopFormFrame>
  )
}

/** The message for an address that was not saved; it differs for a refusal and for a missing answer. */
export function saveFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? 'Failed to save address' : 'Error saving address. Please try again.'
}
