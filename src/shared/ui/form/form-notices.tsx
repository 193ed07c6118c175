import type { RefObject } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { FormNotice } from './form-notice.tsx'
import type { EditForm } from './use-edit-form.ts'

interface FailureNoticeProps {
  text: string | undefined
  reason: string | undefined
  tone?: 'error' | 'neutral'
  urgent?: boolean
  ref?: RefObject<HTMLDivElement | null>
}

/** Why the save failed, and what to do. */
export function FailureNotice({ text, reason, tone = 'error', urgent = false, ref }: FailureNoticeProps) {
  if (text === undefined) return null
  return (
    <FormNotice tone={tone} urgent={urgent} {...(ref && { ref })}>
      <p>{text}</p>
      {reason !== undefined && reason !== text && <p>{reason}</p>}
    </FormNotice>
  )
}

/** The record was deleted while the form is open. */
export function GoneNotice<Values extends FieldValues>({ form }: { form: EditForm<Values> }) {
  const { isGone, failure, goneText } = form
  if (!isGone || failure !== undefined || goneText === undefined) return null
  return <FormNotice tone="warning">{goneText}</FormNotice>
}

/** The form opened with a stored draft. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <FormNotice
      tone="neutral"
      action={
        <Button size="sm" variant="quiet" onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      Here is what you had typed before.
    </FormNotice>
  )
}

/** Something was typed during the save, or before it was known that the one before had been done. */
export function TypedDuringSaveNotice() {
  return <FormNotice tone="warning">What you typed after you saved is not saved yet.</FormNotice>
}
