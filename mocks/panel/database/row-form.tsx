import { useEffect, useRef, useState } from 'react'
import type { KitCollection, KitRow } from '../kit.ts'
import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { FieldInput } from './field-input.tsx'
import { fieldsOf, readRow, valueText } from './row-fields.ts'

interface RowFormProps {
  collection: KitCollection
  /** Undefined for a new row. */
  row?: KitRow
  onDone: () => void
}

/** Edits one row, validated by its schema. */
export function RowForm({ collection, row, onDone }: RowFormProps) {
  const kit = useKit()
  const task = useTask()
  const fields = fieldsOf(collection.schema)
  const [texts, setTexts] = useState<Record<string, string>>(() => startOf(collection, row))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const back = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // The pressed button has disappeared with the table.
  useEffect(() => back.current?.focus(), [])
  // In a long row the first wrong field may be out of sight.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function save() {
    const read = readRow(collection.schema, texts)
    const wrong = { ...read.errors, ...(read.row && collection.check(read.row)) }
    setErrors(wrong)
    if (!read.row || Object.keys(wrong).length > 0) return
    const { id } = texts
    if (!row && collection.all().some((one) => one.id === id)) {
      setErrors({ id: 'Another row has this id.' })
      return
    }
    if (await task.run(() => kit.write(collection.name, id ?? '', read.row ?? null))) onDone()
  }

  const remove = async (id: string) => (await task.run(() => kit.write(collection.name, id, null))) && onDone()

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="row tools">
        <button ref={back} type="button" onClick={onDone}>
          ← Back to {collection.name}
        </button>
      </div>
      <fieldset className="card">
        <legend>{row?.id ?? `New in ${collection.name}`}</legend>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            text={texts[field.name] ?? ''}
            isFixed={field.name === 'id' && row !== undefined}
            {...(errors[field.name] !== undefined && { error: errors[field.name] })}
            onChange={(text) => setTexts({ ...texts, [field.name]: text })}
          />
        ))}
        <div className="row">
          <TaskButton type="submit" className="strong" task={task}>
            Save
          </TaskButton>
          {row && (
            <TaskButton className="danger" task={task} onClick={() => void remove(row.id)}>
              Delete
            </TaskButton>
          )}
        </div>
        <TaskError task={task} />
      </fieldset>
    </form>
  )
}

/**
 * The initial texts. A new row starts with those of the collection's last one, so that little is left to fill in.
 */
function startOf({ schema, all, nextId }: KitCollection, row?: KitRow): Record<string, string> {
  const source = row ?? { ...all().at(-1), id: nextId() }
  return Object.fromEntries(fieldsOf(schema).map(({ name }) => [name, valueText(Reflect.get(source, name))]))
}
