import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'
import { useToast } from '../toast/toasts.tsx'
import type { EditFormOptions } from './edit-form-options.ts'
import { messageAt, resolverOf } from './form-rules.ts'
import { type EditState, RecordEditor } from './record-editor.ts'

/** A form that edits a record: the editor's state as rendered, and the editor itself. */
export interface EditForm<Values extends FieldValues> extends EditState {
  form: UseFormReturn<Values>
  /** The props of a field: its registration and its error. */
  bind: (
    name: Path<Values>,
    options?: Pick<RegisterOptions<Values>, 'deps'>,
  ) => Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> & { error: string | undefined }
  /** As of this rendering; `editor.isChanged` is current. */
  isChanged: boolean
  goneText: string | undefined
  editor: RecordEditor<Values>
}

/** The state of one form; `AdminFormFrame` shows it in the back office, `ShopFormFrame` in the account. */
export function useEditForm<Values extends FieldValues>(options: EditFormOptions<Values>): EditForm<Values> {
  const { goneText, initial, isGone = false, rules } = options
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // The library orders errors by registration, not by their place on the screen.
    shouldFocusError: false,
    ...(rules && { resolver: resolverOf(rules) }),
  })
  const toast = useToast()
  const [editor] = useState(() => new RecordEditor(form, options, toast.error))
  const state = useSyncExternalStore(editor.subscribe, editor.read, editor.read)
  const { errors, isDirty } = form.formState

  useEffect(() => editor.take(options))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => editor.storeDraft(values) }),
    [editor, form],
  )

  return {
    ...state,
    isGone: isGone || state.isGone,
    goneText,
    form,
    bind: (name, registration) => ({ ...form.register(name, registration), error: messageAt(errors, name) }),
    isChanged: isDirty,
    editor,
  }
}
