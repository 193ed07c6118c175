import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, useState } from 'react'
import { useChosen } from '../../lib/react/use-address-state.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Checkbox, TextField } from '../field/field.tsx'
import { VisuallyHidden } from '../page/layout.tsx'
import type { Column } from './column.ts'
import { keepView, removeView, savedViews } from './saved-views.ts'
import type { ListState } from './use-list-query.ts'

interface ViewDialogProps {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[]
  state: ListState
  path: string
  /** The view as the address has it. */
  search: string
  onClose: () => void
}

/** Which columns a list shows, and its saved views. */
export function ViewDialog({ columns, state, path, search, onClose }: ViewDialogProps) {
  const { hidden, page } = useChosen(state.format)
  const views = savedViews.useOwn()[path] ?? []
  return (
    <Dialog open title="Columns and views" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <chakra.fieldset>
        <chakra.legend textStyle="label">Columns</chakra.legend>
        {/* The first one names the row. */}
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ target }) =>
              state.change(
                { page, hidden: target.checked ? hidden.filter((each) => each !== id) : [...hidden, id] },
                { replace: true },
              )
            }
          />
        ))}
      </chakra.fieldset>
      <SaveView onSave={(name) => keepView(path, { name, search })} />
      {views.length > 0 && (
        <chakra.ul aria-label="Saved views" marginTop="4">
          {views.map(({ name }) => (
            <chakra.li
              key={name}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              borderTopWidth="1px"
              paddingBlock="1.5"
            >
              <span>{name}</span>
              <Button variant="ghost" size="sm" onClick={() => removeView(path, name)}>
                Remove <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Dialog>
  )
}

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const [said, setSaid] = useState<{ error?: string; done?: string }>({})
  function submit(event: FormEvent) {
    event.preventDefault()
    const text = name.trim()
    if (text === '') return setSaid({ error: 'Please enter a name' })
    onSave(text)
    setName('')
    setSaid({ done: `“${text}” is saved.` })
  }
  return (
    <chakra.form marginTop="6" onSubmit={submit} noValidate>
      <TextField
        label="Save this view as"
        help="Its search, filters, order and columns, in this browser."
        value={name}
        maxLength={40}
        autoComplete="off"
        error={said.error}
        onChange={({ target }) => setName(target.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="3">
        <Button type="submit" variant="outline" size="sm">
          Save view
        </Button>
        <chakra.p role="status" fontSize="sm" color="fg.muted">
          {said.done}
        </chakra.p>
      </chakra.div>
    </chakra.form>
  )
}
