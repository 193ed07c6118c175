import { useRef } from 'react'
import { type FaultRule, faultRulesText } from '../../engine/network/fault-rule.ts'
import { useKit } from '../use-kit.ts'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { FaultForm } from './fault-form.tsx'
import { kindWords } from './kinds.ts'

/** The rules without the first one that is equal: the kit copies its rules, so that none stays the same object. */
function without(rules: readonly FaultRule[], rule: FaultRule): readonly FaultRule[] {
  const place = rules.findIndex((one) => faultRulesText([one]) === faultRulesText([rule]))
  return place < 0 ? rules : rules.toSpliced(place, 1)
}

/** The planted faults, and the form for another one. */
export function FaultsTab() {
  const kit = useKit()
  const task = useTask()
  const { faults } = kit.settings()
  const list = useRef<HTMLElement>(null)

  /** The button of the last one disappears, and the focus stays in the list. */
  function remove(rule: FaultRule, place: number) {
    if (place === faults.length - 1) list.current?.focus()
    void task.run(() => kit.change((current) => ({ faults: without(current.faults, rule) })))
  }

  function removeAll() {
    list.current?.focus()
    void task.run(() => kit.change({ faults: [] }))
  }

  return (
    <>
      <FaultForm onAdd={(rule) => task.run(() => kit.change((current) => ({ faults: [...current.faults, rule] })))} />
      <section ref={list} className="card" aria-label="Planted faults" tabIndex={-1}>
        {faults.length === 0 ? (
          <p className="quiet">No fault is planted. A scenario may add its own, as flaky does.</p>
        ) : (
          <>
            <ul className="rules">
              {faults.map((rule, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the list may have two equal rules
                <li key={place}>
                  <span>
                    <b>{rule.operation === 'all' ? 'All operations' : rule.operation}</b> {kindWords(rule.kind)}
                    <span className="quiet">
                      {` ${Number((rule.probability * 100).toPrecision(3))} %`}
                      {rule.calls !== undefined && `, first ${rule.calls} ${rule.calls === 1 ? 'call' : 'calls'}`}
                    </span>
                  </span>
                  <button
                    type="button"
                    aria-label={`Remove ${kindWords(rule.kind)} of ${rule.operation}`}
                    onClick={() => remove(rule, place)}
                  >
                    Remove
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" onClick={removeAll}>
              Remove all
            </button>
          </>
        )}
        <TaskError task={task} />
      </section>
      <p className="quiet">
        Seed {kit.settings().seed} decides which calls of an operation fail, counted since the page was loaded. The same
        seed gives the same failures, whatever is called in between.
      </p>
    </>
  )
}
