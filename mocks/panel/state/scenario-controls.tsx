import { useState } from 'react'
import { Field } from '../field.tsx'
import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'

/** Chooses scenarios and the seed, which together make the initial state. */
export function ScenarioControls() {
  const kit = useKit()
  const task = useTask()
  const settings = kit.settings()
  const [choice, setChoice] = useState<{ scenario: string; seed: string } | null>(null)
  const { scenario, seed } = choice ?? { scenario: settings.scenario, seed: String(settings.seed) }
  const names = scenario.split('+').filter((name) => name !== 'default')

  function toggle(name: string, isChosen: boolean) {
    const chosen = kit.scenarios
      .map((each) => each.name)
      .filter((each) => (each === name ? isChosen : names.includes(each)))
    task.clear()
    setChoice({ scenario: chosen.join('+') || 'default', seed })
  }

  async function start() {
    if (!/^\d{1,15}$/.test(seed)) throw new Error('The seed is a whole number, 0 or more.')
    await kit.change({ scenario, seed: Number(seed) })
    setChoice(null)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void task.run(start)
      }}
    >
      <fieldset className="card">
        <legend>Scenario</legend>
        <ul className="choices">
          {kit.scenarios
            .filter(({ name }) => name !== 'default')
            .map(({ name, description }) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={names.includes(name)}
                    onChange={({ target }) => toggle(name, target.checked)}
                  />
                  <b>{name}</b> {description}
                </label>
              </li>
            ))}
        </ul>
        <div className="row">
          <Field label="Seed">
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={seed}
                onChange={({ target }) => setChoice({ scenario, seed: target.value.trim() })}
              />
            )}
          </Field>
          <TaskButton type="submit" className="strong" task={task}>
            Start this {kit.noun}
          </TaskButton>
        </div>
        <p className="quiet">
          Another scenario or seed starts a new {kit.noun}, without your changes. You stay signed in if it has your
          account.
        </p>
        <TaskError task={task} />
      </fieldset>
    </form>
  )
}
