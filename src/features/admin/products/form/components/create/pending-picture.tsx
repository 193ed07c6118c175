import { Button } from '#src/shared/ui/button/button.tsx'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { UploadState } from '../../use-uploads.ts'

interface PendingPictureProps {
  state: UploadState | undefined
  name: string
  onRetry: () => void
}

/** A picture that is not uploaded yet: how far it is, or why it failed. */
export function PendingPicture({ state, name, onRetry }: PendingPictureProps) {
  if (state?.is === 'waiting' || state?.is === 'sending') {
    return (
      <>
        <Spinner />
        <chakra.span overflowWrap="anywhere">{state.is === 'waiting' ? 'Waiting' : `Uploading ${name}`}</chakra.span>
      </>
    )
  }
  return (
    <>
      <chakra.span color="error.fg">
        {state?.reason ?? `${name} was not uploaded. Remove it, and add it again.`}
      </chakra.span>
      {state?.is === 'failed' && state.canRetry && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  )
}
