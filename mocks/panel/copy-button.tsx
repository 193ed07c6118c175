import { useState } from 'react'
import { TaskButton } from './task-button.tsx'
import { TaskError } from './task-error.tsx'
import { Field } from './field.tsx'
import { useTask } from './use-task.ts'

interface CopyButtonProps {
  label: string
  /** The text to copy; a rejection is shown. */
  text: () => string | Promise<string>
}

/** Copies a text and confirms it. Where the browser forbids the clipboard, it shows the text to copy by hand. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const task = useTask()
  const [copied, setCopied] = useState<{ text: string; byHand: boolean } | null>(null)

  const copy = () =>
    task.run(async () => {
      setCopied(null)
      const written = await text()
      const byHand = !(await navigator.clipboard?.writeText(written).then(
        () => true,
        () => false,
      ))
      setCopied({ text: written, byHand })
    })

  return (
    <div className="copy">
      <TaskButton task={task} onClick={() => void copy()}>
        {label}
      </TaskButton>
      <span role="status">{copied && !copied.byHand && 'Copied'}</span>
      {copied?.byHand && (
        <Field label="Copy this by hand" className="whole">
          {(control) => (
            <textarea
              {...control}
              readOnly
              rows={3}
              value={copied.text}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      )}
      <TaskError task={task} />
    </div>
  )
}
