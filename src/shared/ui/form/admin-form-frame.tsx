import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { shortcuts } from '../shortcuts/shortcuts.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { RemoteChangesNotice } from './remote-changes-notice.tsx'
import { SaveBar } from './save-bar.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { EditForm } from './use-edit-form.ts'
import { FailureNotice, GoneNotice, RestoredNotice, TypedDuringSaveNotice } from './form-notice.tsx'

interface AdminFormFrameProps<Values extends FieldValues> {
  form: EditForm<Values>
  /** The label of the button that saves. */
  submit: string
  /** The form's name for screen readers, if it is not that label. */
  label?: string
  /** Anything beside that button. */
  actions?: ReactNode
  children: ReactNode
}

const Shell = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    outline: 'none',
    // Controls are lower than in the shop, so that whole forms fit on a desktop screen. A phone keeps touch-sized
    // controls.
    '& :is(input:not([type=checkbox],[type=radio]), select)': { minHeight: { md: '10' }, paddingBlock: { md: '1.5' } },
    '& :is(input:not([type=checkbox]), select, textarea)': { display: 'block', fontSize: { md: 'sm' } },
    // Visual only: screen readers get it from the field itself.
    '& label:has(~ :required, ~ :is(div, span) :required)::after': { content: '" *" / ""', color: 'error.fg' },
    // The bottom bar must not cover the focused field.
    '& :is(input, select, textarea, button, a)': { scrollMarginBottom: '7rem', scrollMarginTop: '6rem' },
  },
})

/** A form of the back office: failure notice, draft, save bar, Ctrl+S, and the question on leaving. */
export function AdminFormFrame<Values extends FieldValues>({
  form,
  submit,
  label = submit,
  actions,
  children,
}: AdminFormFrameProps<Values>) {
  const { editor, failure, isPending, isChanged } = form
  const { failureRef, formRef, startOver, submit: save } = editor
  // As its own button does: what was filled in without an event is read then.
  const press = () => formRef.current?.requestSubmit()
  // Instead of the browser, which would save the page.
  useShortcut(shortcuts.save, () => {
    if (document.querySelector('dialog[open]') === null) press()
  })
  const buttons = useRef<HTMLDivElement>(null)
  const isBarNeeded = useOutOfView(buttons)

  return (
    <Shell
      ref={formRef}
      tabIndex={-1}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <GoneNotice form={form} />
      <FailureNotice text={failure?.text} reason={failure?.reason} ref={failureRef} />
      {form.isTypedDuringSave && <TypedDuringSaveNotice />}
      <RemoteChangesNotice form={form} />
      {form.isRestored && isChanged && <RestoredNotice onStartOver={startOver} />}
      {children}
      <chakra.div ref={buttons} display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" pending={isPending}>
          {submit}
        </Button>
        {actions}
      </chakra.div>
      <SaveBar isChanged={isChanged} isNeeded={isBarNeeded} pending={isPending} onSave={press} onDiscard={startOver} />
      <UnsavedGuard editor={editor} />
    </Shell>
  )
}

/** The share of the element that must be visible. Not 1, since scrolling may stop a fraction of a pixel off. */
const enough = 0.6

/** Whether a good part of an element is out of view. */
function useOutOfView(ref: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => setOutOfView((entries.at(-1)?.intersectionRatio ?? 1) < enough),
      { threshold: enough },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOutOfView
}
