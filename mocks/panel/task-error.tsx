import type { Task } from './use-task.ts'

/** Why the last action of a control failed, shown beside the control. */
export function TaskError({ task }: { task: Task }) {
  if (task.error === null) return null
  return (
    <p role="alert" className="wrong">
      {task.error}
    </p>
  )
}
