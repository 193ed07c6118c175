import { useState } from 'react'
import { useGetMe } from '#openapi/generated/client/users/users.ts'
import { useSession } from '#src/shared/api/session.ts'
import { checkoutMemory } from './checkout-memory.ts'

/**
 * The address of the order: the chosen one, else the one that was the default when the checkout was opened. A person
 * who fills in the payment does not look at it again, so another default does not replace it.
 */
export function useDeliveryAddress() {
  const { token } = useSession()
  const { data, isFetching, isError, refetch } = useGetMe({ query: { enabled: token !== null } })
  const { addressId: chosen } = checkoutMemory.useOwn()
  const [shown, setShown] = useState<string>()
  const addresses = data?.user.addresses
  const find = (wanted: string | null) => addresses?.find(({ id }) => id === wanted)

  const first = find(chosen) ?? addresses?.find(({ isDefault }) => isDefault) ?? addresses?.[0]
  if (shown === undefined && first !== undefined) setShown(first.id)
  // Somebody else has signed in, in another tab.
  if (shown !== undefined && data === undefined) setShown(undefined)
  const address = shown === undefined ? first : find(shown)
  const isMissing = shown !== undefined && address === undefined

  return {
    /** Undefined while loading, also one that was added just now, or after a failure. */
    addresses: isMissing && isFetching ? undefined : addresses,
    address,
    /** Whether it was deleted in another tab or on another device. */
    isGone: isMissing && !isFetching,
    choose: (id: string) => {
      setShown(id)
      checkoutMemory.change((memory) => ({ ...memory, addressId: id }))
    },
    ...(isError && { retry: () => void refetch() }),
  }
}
