import { useDeleteAddress } from '#openapi/generated/client/users-writes/users-writes.ts'
import { serverMessage, failureReason } from '#src/shared/api/api-error.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useState } from 'react'

/** The address to be deleted, and the result. */
export function useAddressDeletion() {
  const [asked, setAsked] = useState<string>()
  const [failure, setFailure] = useState<ReturnType<typeof failureOf>>()
  const toast = useToast()
  const { mutateAsync } = useDeleteAddress({
    mutation: {
      onSuccess: () => toast.success('Address deleted'),
      onError: (error) => setFailure(failureOf(error)),
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
    ask,
    close: () => setAsked(undefined),
    confirm: async () => {
      // The failure is already shown.
      if (asked !== undefined) await mutateAsync({ id: asked }).catch(() => undefined)
    },
  }
}

/** The server's message, or the shop's own text and why there is none. */
function failureOf(error: unknown) {
  const reason = failureReason(error)
  return { text: (serverMessage(error) && reason) ?? 'Failed to delete address', reason }
}
