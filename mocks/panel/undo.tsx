import { useEffect, useState } from 'react'
import { TaskButton } from './task-button.tsx'
import { TaskError } from './task-error.tsx'
import { useKit } from './use-kit.ts'
import { useTask } from './use-task.ts'

/** Brings back the changes that a reset, another scenario or a link has dropped. */
export function Undo() {
  const kit = useKit()
  const task = useTask()
  const [canUndo, setCanUndo] = useState(false)

  useEffect(() => {
    const read = () => void kit.canUndo().then(setCanUndo)
    read()
    return kit.subscribe(read)
  }, [kit])

  if (!canUndo && task.error === null) return null
  return (
    <div className="undo">
      <div className="row">
        <p className="grow">Your changes were dropped. They are kept until the next change.</p>
        <TaskButton
          task={task}
          onClick={({ currentTarget }) => {
            // The button disappears, and the focus stays in the panel.
            currentTarget.closest('section')?.focus()
            void task.run(kit.undo)
          }}
        >
          Undo
        </TaskButton>
      </div>
      <TaskError task={task} />
    </div>
  )
}
