import { ProgressBar } from '#src/shared/ui/loading/progress-bar.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

interface UploadProgressProps {
  done: number
  total: number
  /** How much of the pictures on their way has left the device: each counts 1. */
  sent: number
}

/** How many of the running uploads are done; nothing once all are. */
export function UploadProgress({ done, total, sent }: UploadProgressProps) {
  if (done >= total) return null
  return (
    <chakra.div marginTop="3">
      <ProgressBar text={`Uploading: ${done} of ${total} done`} share={(done + sent) / total} />
    </chakra.div>
  )
}
