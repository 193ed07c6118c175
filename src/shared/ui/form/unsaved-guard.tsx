import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type Location, useBlocker } from 'react-router-dom'
import { session } from '../../api/session.ts'
import { dropChosen } from '../../lib/react/use-address-state.ts'
import { AlertDialog } from '../dialog/alert-dialog.tsx'
import type { RecordEditor } from './record-editor.ts'

interface UnsavedGuardProps {
  editor: Pick<RecordEditor<FieldValues>, 'isChanged' | 'submit' | 'discard' | 'focusError'>
  /** Resolves to whether it was saved. */
  save?: () => Promise<boolean>
}

const isElsewhere = (from: Location, to: Location) => from.pathname !== to.pathname || from.search !== to.search

/**
 * Asks before a changed form is left by a link, Back or closing the tab. Does not block after an ended session, since
 * the draft is kept.
 */
export function UnsavedGuard({ editor, save = () => editor.submit('leaving') }: UnsavedGuardProps) {
  const { isChanged, discard, focusError } = editor
  const isRefused = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      session.token() !== null && isElsewhere(currentLocation, nextLocation) && isChanged(),
  )
  useUnsaved(isChanged)

  async function saveAndGo() {
    const isSaved = await save()
    isRefused.current = !isSaved
    if (!isSaved) blocker.reset?.()
  }

  // A save was under way, or the dialog has saved or discarded what was typed.
  const goneOn = useRef<typeof blocker>(undefined)
  const goOn = useEffectEvent(() => {
    // The router may still say "blocked" at the next rendering, and refuses to go on twice.
    if (blocker.state !== 'blocked' || blocker === goneOn.current || isChanged()) return
    goneOn.current = blocker
    blocker.proceed()
  })
  useEffect(() => goOn())

  // After closing, since the dialog first returns the focus to the pressed link.
  const onClosed = useEffectEvent(() => {
    if (isRefused.current) focusError()
    isRefused.current = false
  })
  useEffect(() => {
    if (blocker.state === 'unblocked') onClosed()
  }, [blocker.state])

  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title="Unsaved changes"
      text="What you typed here is not saved yet."
      closeLabel="Stay"
      other={{
        label: 'Discard',
        onPress: discard,
      }}
      confirm={{ label: 'Save', onConfirm: saveAndGo }}
      onClose={() => {
        blocker.reset?.()
        dropChosen()
      }}
    />
  )
}

/** Asks before the tab is closed. */
function useUnsaved(isChanged: () => boolean): void {
  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onBeforeUnload(event)
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
