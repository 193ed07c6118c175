import { useEffect, useRef, useState } from 'react'
import type { KitCollection, KitRecord } from '../kit.ts'
import { useKit } from '../use-kit.ts'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { FieldInput } from './field-input.tsx'
import { fieldsOf, readRecord, valueText } from './record-fields.ts'

interface RecordFormProps {
  collection: KitCollection
  /** Undefined for a new record. */
  record?: KitRecord
  onDone: () => void
}

/** Edits one record, validated by its schema. */
export function RecordForm({ collection, record, onDone }: RecordFormProps) {
  const kit = useKit()
  const task = useTask()
  const fields = fieldsOf(collection.schema)
  const [texts, setTexts] = useState<Record<string, string>>(() => startOf(collection, record))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const back = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // The pressed button has disappeared with the table.
  useEffect(() => back.current?.focus(), [])
  // In a long record the first wrong field may be out of sight.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function save() {
    const read = readRecord(collection.schema, texts)
    const wrong = { ...read.errors, ...(read.record && collection.check(read.record)) }
    setErrors(wrong)
    if (!read.record || Object.keys(wrong).length > 0) return
    const { id } = texts
    if (!record && collection.all().some((one) => one.id === id)) {
      setErrors({ id: 'Another record has this id.' })
      return
    }
    if (await task.run(() => kit.write(collection.name, id ?? '', read.record ?? null))) onDone()
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
        <legend>{record?.id ?? `New in ${collection.name}`}</legend>
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            text={texts[field.name] ?? ''}
            isFixed={field.name === 'id' && record !== undefined}
            {...(errors[field.name] !== undefined && { error: errors[field.name] })}
            onChange={(text) => setTexts({ ...texts, [field.name]: text })}
          />
        ))}
        <div className="row">
          <button type="submit" className="strong" disabled={task.isBusy}>
            Save
          </button>
          {record && (
            <button type="button" className="danger" disabled={task.isBusy} onClick={() => void remove(record.id)}>
              Delete
            </button>
          )}
        </div>
        <TaskError task={task} />
      </fieldset>
    </form>
  )
}

/**
 * The initial texts. A new record starts with those of the collection's last one, so that little is left to fill in.
 */
function startOf({ schema, all, nextId }: KitCollection, record?: KitRecord): Record<string, string> {
  const source = record ?? { ...all().at(-1), id: nextId() }
  return Object.fromEntries(fieldsOf(schema).map(({ name }) => [name, valueText(Reflect.get(source, name))]))
}
