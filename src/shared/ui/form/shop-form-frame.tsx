import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { session, useSession } from '../../api/session.ts'
import { Row } from '../page/layout.tsx'
import { SignedOut, SignedOutNotice } from '../signed-out/signed-out.tsx'
import { FormNotice, FailureNotice, GoneNotice, RestoredNotice, TypedDuringSaveNotice } from './form-notice.tsx'
import { RemoteChangesNotice } from './remote-changes-notice.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { EditForm } from './use-edit-form.ts'

interface ShopFormFrameProps<Values extends FieldValues> {
  /** The form's name for screen readers. */
  label: string
  form: EditForm<Values>
  /**
   * For forms that need a session: without one, `typed` shows above the buttons and `untouched` replaces an unchanged
   * form.
   */
  signedOut?: { typed: string; untouched?: string }
  /** Shown after a successful save until a field is edited. */
  saved?: { text: string; next?: ReactNode }
  /** The colour of a failure notice; `neutral` for failures that are mainly logged. */
  failureTone?: 'error' | 'neutral'
  /** Asks before leaving the form with changes. */
  guarded?: boolean
  /** The submit button and anything beside it. */
  actions: ReactNode
  children: ReactNode
}

const Shell = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '6', outline: 'none' } })

/** A form of the shop: editing clears messages, an ended session loses no input, and saves run one at a time. */
export function ShopFormFrame<Values extends FieldValues>(props: ShopFormFrameProps<Values>) {
  const { label, form, signedOut, saved, failureTone = 'error', guarded = false, actions, children } = props
  const { editor, failure, isChanged } = form
  const { failureRef, formRef, startOver } = editor
  const { token } = useSession()
  const [hasTried, setTried] = useState(false)
  const [message, setMessage] = useState<'saved' | 'failed'>()
  const isOut = signedOut !== undefined && token === null
  if (!isOut && hasTried) setTried(false)

  async function send(leaving?: 'leaving') {
    setMessage(undefined)
    // Read now, since another script may have removed the token without an event.
    if (signedOut !== undefined && session.token() === null) {
      setTried(true)
      return false
    }
    const isSaved = await editor.submit(leaving)
    setMessage(isSaved ? 'saved' : 'failed')
    return isSaved
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
      {form.isRestored && isChanged && !isOut && guarded && <RestoredNotice onStartOver={startOver} />}
      <GoneNotice form={form} />
      {children}
      {isOut && <SignedOutNotice text={signedOut.typed} />}
      {!isOut && message === 'failed' && (
        <FailureNotice text={failure?.text} reason={failure?.reason} tone={failureTone} ref={failureRef} />
      )}
      {saved !== undefined && message === 'saved' && (
        <FormNotice tone="success" action={saved.next}>
          {saved.text}
        </FormNotice>
      )}
      <RemoteChangesNotice form={form} />
      {form.isTypedDuringSave && <TypedDuringSaveNotice />}
      <Row>{actions}</Row>
      {guarded && <UnsavedGuard editor={editor} save={() => send('leaving')} />}
    </Shell>
  )
}
