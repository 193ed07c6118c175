import { ProgressBar } from '#src/shared/ui/loading/progress-bar.tsx'

/** How much of a form with pictures has left the device, from 0 to 1. */
export function SendingPictures({ sent }: { sent: number }) {
  return <ProgressBar text={sent < 1 ? 'Sending your pictures' : 'Sent. Waiting for the shop to answer'} share={sent} />
}
