import { useState } from 'react'
import { Field } from '../field.tsx'
import { useKit } from '../use-kit.ts'
import { useEverySecond } from './use-every-second.ts'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { inZone, minuteInZone } from './in-zone.ts'

const hour = 3_600_000
const jumps = [
  { label: '+1 hour', ms: hour },
  { label: '+1 day', ms: 24 * hour },
  { label: '+31 days', ms: 31 * 24 * hour },
]

/** Moves, freezes and resumes the clock. */
export function ClockControls() {
  const { clock, place = clock.zone } = useKit()
  const task = useTask()
  useEverySecond()
  const now = clock.now()
  const [moment, setMoment] = useState('')
  const shown = moment || minuteInZone(now, clock.zone)
  const isRunning = clock.isRunning()

  return (
    <fieldset className="card">
      <legend>Clock</legend>
      <p className="clock">
        <time dateTime={now.toISOString()}>{inZone(now, clock.zone)}</time>
        <span className={isRunning ? 'badge good' : 'badge'}>{isRunning ? 'running' : 'frozen'}</span>
      </p>
      <div className="row">
        <button type="button" onClick={() => void task.run(isRunning ? clock.freeze : clock.run)}>
          {isRunning ? 'Freeze' : 'Run'}
        </button>
        {jumps.map(({ label, ms }) => (
          <button key={label} type="button" onClick={() => void task.run(() => clock.ahead(ms))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => void task.run(clock.restart)}>
          Back to the start
        </button>
      </div>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          void task.run(() => clock.set(shown))
        }}
      >
        <Field label={`Date and time in ${place}`}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={shown}
              onChange={(event) => setMoment(event.target.value)}
            />
          )}
        </Field>
        <button type="submit">Set</button>
      </form>
      <TaskError task={task} />
    </fieldset>
  )
}
