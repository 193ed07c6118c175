import { Button } from '#src/shared/ui/button/button.tsx'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { UploadState } from '../../use-uploads.ts'

interface PendingPictureProps {
  state: UploadState | undefined
  name: string
  onRetry: () => void
}

function reasonOf(state: UploadState | undefined, name: string): string {
  if (state?.is !== 'failed') return `${name} was not uploaded. Remove it, and add it again.`
  const { reason, canRetry } = state
  if (reason === undefined) return `${name} was not uploaded. ${canRetry ? 'Try again, or remove it.' : 'Remove it.'}`
  return reason.includes(name) ? reason : `${name}: ${reason}`
}

/** A picture that is not uploaded yet: how far it is, or why it failed. */
export function PendingPicture({ state, name, onRetry }: PendingPictureProps) {
  if (state?.is === 'waiting' || state?.is === 'sending') {
    return (
      <>
        <Spinner />
        <chakra.span>{state.is === 'waiting' ? 'Waiting' : `Uploading ${name}`}</chakra.span>
      </>
    )
  }
  return (
    <>
      <chakra.span color="error.fg">{reasonOf(state, name)}</chakra.span>
      {state?.is === 'failed' && state.canRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  )
}
