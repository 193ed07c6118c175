import { useSession } from '../../api/session.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button.tsx'
import { Row } from '../layout.tsx'
import { SignedOut, SignedOutNotice } from '../signed-out.tsx'
import { FormNotice } from './form-notice.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { SavableForm } from './savable-form.ts'

interface PersonalFormFrameProps<Values extends FieldValues> {
  /** The form's name for screen readers. */
  label: string
  form: SavableForm<Values>
  /** What is said when the session ends while the form is open: untouched, and with words in it. */
  signedOut: { untouched: string; typed: string }
  /** Said after a save that worked, until a field is edited. */
  saved: string
  /** A link behind those words. */
  next?: ReactNode
  /** Why it failed, beyond the words of the form. */
  reason?: string | undefined
  submitLabel: string
  /** Links or buttons beside the submitting one. */
  actions?: ReactNode
  children: ReactNode
}

const Shell = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', outline: 'none' } })

/** A form of the account: messages go when a field is edited, an ended session loses nothing, leaving with changes asks first. */
export function PersonalFormFrame<Values extends FieldValues>(props: PersonalFormFrameProps<Values>) {
  const { label, form, signedOut, saved, next, reason, submitLabel, actions, children } = props
  const { submit, discard, pending, isChanged, changedNow, failure, isRestored } = form
  const { token } = useSession()
  const ref = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const [message, setMessage] = useState<'saved' | 'failed'>()
  const isOut = token === null
  if (!isOut && hasTried) setTried(false)

  useEffect(() => {
    if (message === 'failed') ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [message])

  async function send(leaving?: 'leaving') {
    setMessage(undefined)
    if (isOut) {
      setTried(true)
      return false
    }
    const isSaved = await submit(leaving)
    setMessage(isSaved ? 'saved' : 'failed')
    return isSaved
  }

  function startOver() {
    discard()
    // The button goes with the changes: the focus must not go with it.
    ref.current?.focus({ preventScroll: true })
  }

  if (isOut && !isChanged && !hasTried) return <SignedOut title={signedOut.untouched} />
  return (
    <Shell
      ref={ref}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onChange={() => setMessage(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isRestored && isChanged && !isOut && <Restored onStartOver={startOver} />}
      {children}
      {isOut && <SignedOutNotice text={signedOut.typed} />}
      {!isOut && message === 'failed' && failure !== undefined && (
        <FormNotice tone="error">
          <p>{failure}</p>
          {reason !== undefined && reason !== failure && <p>{reason}</p>}
        </FormNotice>
      )}
      {message === 'saved' && (
        <FormNotice tone="success" action={next}>
          {saved}
        </FormNotice>
      )}
      <Row>
        <Button type="submit" size="lg" pending={pending} minWidth="11rem">
          {submitLabel}
        </Button>
        {actions}
      </Row>
      <UnsavedGuard isChanged={changedNow} save={() => send('leaving')} discard={discard} />
    </Shell>
  )
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
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
