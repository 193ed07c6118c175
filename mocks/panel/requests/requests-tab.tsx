import { useRef, useState, useSyncExternalStore } from 'react'
import { Field } from '../field.tsx'
import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import { useKit } from '../use-kit.ts'
import { RequestRow } from './request-row.tsx'

const matches = (text: string) => {
  const wanted = text.trim().toLowerCase()
  return ({ method, path, operationId = '', status, from, fault = '', violations }: LoggedRequest) =>
    `${method} ${path} ${operationId} ${status} ${from} ${fault} ${violations.length > 0 ? 'broken' : 'kept'}`
      .toLowerCase()
      .includes(wanted)
}

/** The shop's calls, latest first, and whether each answer conforms to the contract. */
export function RequestsTab() {
  const { requests, isPrerendered } = useKit()
  const all = useSyncExternalStore(requests.subscribe, requests.all)
  const [filter, setFilter] = useState('')
  const [paused, setPaused] = useState<readonly LoggedRequest[] | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const shown = (paused ?? all).filter(matches(filter)).toReversed()

  return (
    <>
      <div className="row tools">
        <Field label="Filter" className="grow">
          {(control) => (
            <input
              {...control}
              ref={search}
              type="search"
              value={filter}
              placeholder="operation, path, status, live, broken"
              onChange={({ target }) => setFilter(target.value)}
            />
          )}
        </Field>
        <button type="button" aria-pressed={paused !== null} onClick={() => setPaused(paused ? null : all)}>
          Pause
        </button>
        <button
          type="button"
          onClick={() => {
            requests.clear()
            if (paused) setPaused([])
          }}
        >
          Clear
        </button>
      </div>
      <p className="quiet" role="status">
        {paused
          ? `Paused: ${shown.length} calls, ${all.filter(({ number }) => number > (paused.at(-1)?.number ?? 0)).length} since.`
          : `${shown.length} ${shown.length === 1 ? 'call' : 'calls'}`}
      </p>
      {isPrerendered && <p className="quiet">The first data of this page came with its HTML, without a call.</p>}
      {shown.length > 0 && (
        <table className="log">
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">Status</th>
              <th scope="col">ms</th>
              <th scope="col">From</th>
              <th scope="col">Contract</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <RequestRow
                key={entry.number}
                entry={entry}
                isOpen={opened === entry.number}
                onToggle={() => setOpened(opened === entry.number ? null : entry.number)}
              />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
