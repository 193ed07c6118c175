import type { ComponentProps } from 'react'
import type { Task } from './use-task.ts'

interface TaskButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  task: Task
}

/** A button that does nothing while its task is busy. It is never disabled, since that would take the focus from it. */
export function TaskButton({ task, onClick, type = 'button', ...rest }: TaskButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={task.isBusy}
      onClick={(event) => {
        // Enter in a field sends its form by a press of this button.
        if (task.isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
