import { useState } from 'react'
import { Field } from '../field.tsx'
import type { FaultRule } from '../../engine/network/fault-rule.ts'
import { NumberField } from '../number-field.tsx'
import { useKit } from '../use-kit.ts'
import { networkKinds, shapeKinds } from './kinds.ts'

/** Plants a fault. */
export function FaultForm({ onAdd }: { onAdd: (rule: FaultRule) => Promise<unknown> }) {
  const { operations } = useKit()
  const [operation, setOperation] = useState('all')
  const [kind, setKind] = useState<FaultRule['kind']>('500')
  const [percent, setPercent] = useState(100)
  const [firstOnly, setFirstOnly] = useState(false)
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const statuses = [
    ...new Set(operations.filter(({ id }) => operation === 'all' || id === operation).flatMap((one) => one.statuses)),
  ]
    .filter((status) => status >= 400)
    .toSorted((a, b) => a - b)

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onAdd({ operation, kind, probability: percent / 100, ...(firstOnly && { calls: 1 }) })
      }}
    >
      <fieldset className="card">
        <legend>Plant a fault</legend>
        <div className="pair">
          <Field label="Operation">
            {(control) => (
              <select
                {...control}
                value={operation}
                onChange={({ target }) => {
                  setOperation(target.value)
                  // The other operation may not know the status.
                  if (/^\d/.test(kind)) setKind('500')
                }}
              >
                <option value="all">All operations</option>
                {tags.map((tag) => (
                  <optgroup key={tag} label={tag}>
                    {operations
                      .filter((one) => one.tag === tag)
                      .map(({ id }) => (
                        <option key={id}>{id}</option>
                      ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
          <Field label="What happens">
            {(control) => (
              <select {...control} value={kind} onChange={({ target }) => setKind(target.value as FaultRule['kind'])}>
                <optgroup label="A status of the contract">
                  {statuses.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </optgroup>
                <optgroup label="The network">
                  {networkKinds.map((one) => (
                    <option key={one.kind} value={one.kind}>
                      {one.words}
                    </option>
                  ))}
                </optgroup>
                <optgroup label="A wrong shape">
                  {shapeKinds.map((one) => (
                    <option key={one.kind} value={one.kind}>
                      {one.words}
                    </option>
                  ))}
                </optgroup>
              </select>
            )}
          </Field>
          <NumberField label="Probability, %" value={percent} max={100} step={5} onChange={setPercent} />
          <label className="check">
            <input type="checkbox" checked={firstOnly} onChange={({ target }) => setFirstOnly(target.checked)} />
            Only the first call
          </label>
        </div>
        <button type="submit" className="strong">
          Plant
        </button>
      </fieldset>
    </form>
  )
}
