import type { Role } from '../kit.ts'
import { useKit } from '../use-kit.ts'
import { TaskButton } from '../task-button.tsx'
import { TaskError } from '../task-error.tsx'
import { useTask } from '../use-task.ts'
import { useEverySecond } from './use-every-second.ts'

const roles: ReadonlyArray<{ role: Role; label: string }> = [
  { role: 'guest', label: 'Guest' },
  { role: 'customer', label: 'Customer' },
  { role: 'admin', label: 'Admin' },
]

/** Signs in with one press. */
export function RoleControls() {
  const kit = useKit()
  const task = useTask()
  // The app signs in and out without telling the kit.
  useEverySecond()
  if (kit.accounts.length === 0) return null
  const account = kit.accounts.find(({ role }) => role === kit.role())

  return (
    <fieldset className="card">
      <legend>Role</legend>
      <div className="segments">
        {roles.map(({ role, label }) => (
          <TaskButton
            key={role}
            aria-pressed={kit.role() === role}
            task={task}
            onClick={() => void task.run(() => kit.signIn(role))}
          >
            {label}
          </TaskButton>
        ))}
      </div>
      <p className="quiet">{account ? `${account.email} · ${account.password}` : 'Nobody is signed in.'}</p>
      <TaskError task={task} />
    </fieldset>
  )
}
