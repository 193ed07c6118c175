import { useState } from 'react'
import { Field } from '../field.tsx'
import { useRemembered } from '../remembered.ts'
import { useKit } from '../use-kit.ts'
import { CollectionTable } from './collection-table.tsx'
import { RowForm } from './row-form.tsx'
import { StateFile } from './state-file.tsx'

/** Shows and edits every row. */
export function DatabaseTab() {
  const kit = useKit()
  const collections = kit.collections()
  const [chosen, setName] = useRemembered('collection', '', (value) => typeof value === 'string')
  const [opened, setOpened] = useState<string | null>(null)
  const [lastOpen, setLastOpen] = useState<string | null>(null)
  const collection = collections.find((one) => one.name === chosen) ?? collections[0]
  if (!collection) return null
  const { name } = collection
  const isNew = opened === 'new'
  const row = isNew ? undefined : collection.all().find(({ id }) => id === opened)

  function choose(next: string) {
    setName(next)
    setLastOpen(null)
  }

  function close() {
    setLastOpen(opened)
    setOpened(null)
  }

  if (opened !== null && (isNew || row))
    return <RowForm key={opened} collection={collection} {...(row && { row })} onDone={close} />
  return (
    <>
      <div className="row tools">
        <Field label="Collection" className="grow">
          {(control) => (
            <select {...control} value={name} onChange={({ target }) => choose(target.value)}>
              {collections.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.name} ({one.all().length})
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="button" onClick={() => setOpened('new')}>
          Add
        </button>
        <StateFile />
      </div>
      <CollectionTable key={name} collection={collection} lastOpen={lastOpen} onOpen={setOpened} />
    </>
  )
}
