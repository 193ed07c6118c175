import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import type { EditForm } from './use-edit-form.ts'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '2',
    paddingBlock: '3',
    paddingInline: '4',
    fontSize: 'sm',
    borderRadius: 'sm',
    borderLeftWidth: '3px',
    animation: 'appear 240ms both',
    scrollMarginTop: '6rem',
    outline: 'none',
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.subtle', borderLeftColor: 'gold' },
      success: { bg: 'success.subtle', color: 'success.fg', borderLeftColor: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg', borderLeftColor: 'warning.fg' },
      error: { bg: 'error.subtle', color: 'error.fg', borderLeftColor: 'error.fg' },
    },
  },
})

interface FormNoticeProps {
  tone: 'neutral' | 'success' | 'warning' | 'error'
  /** Takes the focus when it appears, so that it is not missed off-screen. */
  urgent?: boolean
  ref?: RefObject<HTMLDivElement | null>
  /** Buttons or links at its end. */
  action?: ReactNode
  children: ReactNode
}

/** A message about the whole form, announced when it appears. */
export function FormNotice({ tone, urgent = false, ref: given, action, children }: FormNoticeProps) {
  const own = useRef<HTMLDivElement>(null)
  const ref = given ?? own
  useEffect(() => {
    if (urgent) ref.current?.focus()
  }, [urgent, ref])
  return (
    <Box ref={ref} tone={tone} tabIndex={-1}>
      <chakra.div flex="1" minWidth="12rem" role={tone === 'error' ? 'alert' : 'status'}>
        {children}
      </chakra.div>
      {action}
    </Box>
  )
}

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
