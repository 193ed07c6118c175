import { useEffect, useState } from 'react'
import { CopyButton } from '../copy-button.tsx'
import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'

/** The hash of the state, Reset, and Copy link. */
export function Fingerprint() {
  const kit = useKit()
  const reset = useTask()
  const [state, setState] = useState<{ hash: string; counts: Record<string, number> } | null>(null)
  const { seed, scenario } = kit.settings()

  useEffect(() => {
    const read = () => void kit.state().then(setState)
    read()
    return kit.subscribe(read)
  }, [kit])

  return (
    <section className="card" aria-label={`This ${kit.noun}`}>
      <p className="facts">
        <b>{scenario}</b> <span>seed {seed}</span>
      </p>
      <p>
        <span className="unseen">Hash of the state: </span>
        <code className="hash" title="Hash of the state">
          {state?.hash ?? '…'}
        </code>
      </p>
      <div className="row">
        <TaskButton className="strong" task={reset} onClick={() => void reset.run(kit.reset)}>
          Reset
        </TaskButton>
        {kit.link && <CopyButton label="Copy link" text={kit.link} />}
      </div>
      <TaskError task={reset} />
    </section>
  )
}
