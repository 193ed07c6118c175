import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { useEverySecond } from './use-every-second.ts'

/** Signs in with one press. */
export function RoleControls() {
  const kit = useKit()
  const task = useTask()
  // The app signs in and out without telling the kit.
  useEverySecond()
  if (kit.accounts.length === 0) return null
  const account = kit.accounts.find(({ role }) => role === kit.role())
  const secret = account && ('token' in account ? account.token : `${account.email} · ${account.password}`)

  return (
    <fieldset className="card">
      <legend>Role</legend>
      <div className="segments">
        {['guest', ...new Set(kit.accounts.map(({ role }) => role))].map((role) => (
          <TaskButton
            key={role}
            aria-pressed={kit.role() === role}
            task={task}
            onClick={() => void task.run(() => kit.signIn(role))}
          >
            {role.replace(/^./, (first) => first.toUpperCase())}
          </TaskButton>
        ))}
      </div>
      <p className="quiet">{secret ?? 'Nobody is signed in.'}</p>
      <TaskError task={task} />
    </fieldset>
  )
}
