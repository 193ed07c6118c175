import { useDeleteAddress } from '#openapi/generated/client/users/users.ts'
import { serverMessage } from '#src/shared/api/api-error.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useState } from 'react'

/** Which address is about to be deleted, and how that went. */
export function useAddressDeletion() {
  const [asked, setAsked] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const toast = useToast()
  const { mutate, isPending } = useDeleteAddress({
    mutation: {
      onSuccess: () => toast.success('Address deleted'),
      onError: (error) => setFailure(serverMessage(error) ?? 'Failed to delete address'),
      onSettled: () => setAsked(undefined),
    },
  })

  function ask(id: string) {
    setFailure(undefined)
    setAsked(id)
  }
  return {
    asked,
    failure,
    pending: isPending,
    ask,
    close: () => setAsked(undefined),
    confirm: () => asked !== undefined && !isPending && mutate({ id: asked }),
  }
}
