import { useKit } from '../use-kit.ts'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { NumberField } from '../number-field.tsx'

/** Latency and error rate of every call. */
export function NetworkControls() {
  const kit = useKit()
  const task = useTask()
  const { latency, errors } = kit.settings()

  return (
    <fieldset className="card">
      <legend>Network</legend>
      <div className="pair">
        <NumberField
          label="Latency, ms"
          value={latency}
          max={60_000}
          step={100}
          onChange={(value) => void task.run(() => kit.change({ latency: value }))}
        />
        <NumberField
          label="Error rate, %"
          value={Math.round(errors * 100)}
          max={100}
          step={5}
          onChange={(value) => void task.run(() => kit.change({ errors: value / 100 }))}
        />
      </div>
      <TaskError task={task} />
    </fieldset>
  )
}
