import { useState } from 'react'
import type { KitOperation } from '../kit.ts'
import { TaskError } from '../task-error.tsx'
import { useKit } from '../use-kit.ts'
import { useTask } from '../use-task.ts'

const idsOf = (operations: readonly KitOperation[]) => operations.map(({ id }) => id)

/** Chooses the operations that the real host answers, if there is one. */
export function LiveControls() {
  const kit = useKit()
  const task = useTask()
  // Shown until the kit has applied it, so that a box changes at once.
  const [choice, setChoice] = useState<readonly string[] | null>(null)
  const stored = kit.settings().live
  const live = choice ?? stored
  const { host, operations } = kit
  if (host === undefined) return null
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const reads = operations.filter(({ method }) => method === 'GET')

  async function choose(ids: readonly string[]) {
    setChoice(ids)
    await task.run(() => kit.change({ live: ids }))
    setChoice((latest) => (latest === ids ? null : latest))
  }

  return (
    <fieldset className="card">
      <legend>Mock or live</legend>
      <p role="status">
        {stored.length} of {operations.length} operations are answered by {host}.
      </p>
      <div className="row">
        <button type="button" onClick={() => void choose(idsOf(operations))}>
          All live
        </button>
        <button type="button" onClick={() => void choose(idsOf(reads))}>
          Reads live
        </button>
        <button type="button" onClick={() => void choose([])}>
          All mocked
        </button>
      </div>
      {tags.map((tag) => {
        const ofTag = operations.filter((one) => one.tag === tag)
        const count = ofTag.filter(({ id }) => live.includes(id)).length
        return (
          <details key={tag}>
            <summary>
              {tag}, {count} of {ofTag.length} live
            </summary>
            <ul className="choices">
              {ofTag.map(({ id, method, path }) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={live.includes(id)}
                      onChange={({ target }) =>
                        void choose(target.checked ? [...live, id] : live.filter((other) => other !== id))
                      }
                    />
                    <b>{id}</b> {method} {path}
                  </label>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
      <TaskError task={task} />
    </fieldset>
  )
}
