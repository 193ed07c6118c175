import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { session, useSession } from '../../api/session.ts'
import { Row } from '../layout.tsx'
import { SignedOut, SignedOutNotice } from '../signed-out.tsx'
import { FormNotice } from './form-notice.tsx'
import { FailureNotice, RestoredNotice, TypedMeanwhileNotice } from './form-notices.tsx'
import type { SavableForm } from './savable-form.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface FormFrameProps<Values extends FieldValues> {
  /** The form's name for screen readers. */
  label: string
  form: SavableForm<Values>
  /**
   * For forms that need a session. `typed` is said above the buttons when there is none; `untouched` takes the place of a form
   * in which nothing was typed.
   */
  signedOut?: { typed: string; untouched?: string }
  /** Said after a save that worked, until a field is edited. */
  saved?: { text: string; next?: ReactNode }
  /** How a failure looks: quiet where the product only logs it. */
  failureTone?: 'error' | 'neutral'
  /** Asks before the form is left with changes. */
  guarded?: boolean
  /** The submitting button, and what stands beside it. */
  actions: ReactNode
  children: ReactNode
}

const Shell = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', outline: 'none' } })

/** A form of the shop: messages go when a field is edited, an ended session loses nothing, one save at a time. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { label, form, signedOut, saved, failureTone = 'error', guarded = false, actions, children } = props
  const { submit, discard, isChanged, changedNow, failure, reason, isRestored, formRef, failureRef } = form
  const { token } = useSession()
  const [hasTried, setTried] = useState(false)
  const [message, setMessage] = useState<'saved' | 'failed'>()
  const isOut = signedOut !== undefined && token === null
  if (!isOut && hasTried) setTried(false)

  async function send(leaving?: 'leaving') {
    setMessage(undefined)
    // Read at this moment: another script of the page may have taken the token without a word.
    if (signedOut !== undefined && session.token() === null) {
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
    formRef.current?.focus({ preventScroll: true })
  }

  if (isOut && !isChanged && !hasTried && signedOut.untouched !== undefined)
    return <SignedOut title={signedOut.untouched} />
  return (
    <Shell
      ref={formRef}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onChange={() => setMessage(undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {isRestored && isChanged && !isOut && guarded && <RestoredNotice onStartOver={startOver} />}
      {children}
      {isOut && <SignedOutNotice text={signedOut.typed} />}
      {!isOut && message === 'failed' && (
        <FailureNotice text={failure} reason={reason} tone={failureTone} ref={failureRef} />
      )}
      {saved !== undefined && message === 'saved' && (
        <FormNotice tone="success" action={saved.next}>
          {saved.text}
        </FormNotice>
      )}
      {form.isTypedMeanwhile && <TypedMeanwhileNotice />}
      <Row>{actions}</Row>
      {guarded && <UnsavedGuard isChanged={changedNow} save={() => send('leaving')} discard={discard} />}
    </Shell>
  )
}
