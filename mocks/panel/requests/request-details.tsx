import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import { CopyButton } from '../copy-button.tsx'
import { kindWords } from '../faults/kinds.ts'
import type { FaultRule } from '../../engine/network/fault-rule.ts'
import { useKit } from '../use-kit.ts'
import { asCurl } from './as-curl.ts'
import { asExchange } from './as-exchange.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'

/** Request and answer of a call, and where the answer breaks the contract. */
export function RequestDetails({ entry }: { entry: LoggedRequest }) {
  const { accounts, operations, hasExchanges } = useKit()
  const operation = operations.find(({ id }) => id === entry.operationId)
  const account = accounts.find(({ role }) => role.toLowerCase() === entry.role?.toLowerCase())

  return (
    <div className="details">
      <p>
        <code>
          {entry.method} {entry.path}
        </code>
      </p>
      {entry.fault && <p className="warn">Planted fault: {kindWords(entry.fault as FaultRule['kind'])}.</p>}
      {entry.violations.length > 0 && (
        <ul className="violations" aria-label="Where the answer breaks the contract">
          {entry.violations.map(({ path, message }) => (
            <li key={path + message}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <Body title="Request" text={entry.requestBody} />
      <Body title="Answer" text={entry.answerBody} />
      <div className="row">
        <CopyButton label="Copy as curl" text={() => asCurl(entry, account)} />
        {operation && hasExchanges && <CopyButton label="Copy as exchange" text={() => asExchange(entry, operation)} />}
      </div>
    </div>
  )
}

function Body({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <details open>
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0} role="region" aria-label={`${title} body`}>
        {indented(text)}
      </pre>
    </details>
  )
}

function indented(text: string): string {
  const value = jsonOr(text, undefined)
  return value === undefined ? text : JSON.stringify(value, null, 2)
}
