import { useRef } from 'react'
import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'

/** Exports all rows as a JSON file, and imports one. */
export function StateFile() {
  const kit = useKit()
  const task = useTask()
  const chooser = useRef<HTMLInputElement>(null)

  function download() {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([kit.exportState()], { type: 'application/json' }))
    link.download = `${kit.noun}-${kit.settings().scenario}-seed-${kit.settings().seed}.json`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  async function take(file: File) {
    await task.run(async () => kit.importState(await file.text()))
    if (chooser.current) chooser.current.value = ''
  }

  return (
    <>
      <button type="button" onClick={download}>
        Export
      </button>
      <TaskButton task={task} onClick={() => chooser.current?.click()}>
        Import
      </TaskButton>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        className="unseen"
        tabIndex={-1}
        aria-label="File to import"
        onChange={({ target }) => target.files?.[0] && void take(target.files[0])}
      />
      <TaskError task={task} />
    </>
  )
}
