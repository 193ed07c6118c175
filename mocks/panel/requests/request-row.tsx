import { memo } from 'react'
import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import { RequestDetails } from './request-details.tsx'

interface RequestRowProps {
  entry: LoggedRequest
  isOpen: boolean
  onToggle: () => void
}

const isSame = (before: RequestRowProps, after: RequestRowProps) =>
  before.entry === after.entry && before.isOpen === after.isOpen

/** A call; pressing it shows request and answer. */
export const RequestRow = memo(function RequestRow({ entry, isOpen, onToggle }: RequestRowProps) {
  const { method, operationId, path, status, ms, from, fault, violations } = entry
  return (
    <>
      <tr>
        <th scope="row">
          <button type="button" className="plain" aria-expanded={isOpen} onClick={onToggle}>
            <span className={`method ${method.toLowerCase()}`}>{method}</span> {operationId ?? path}
          </button>
        </th>
        <td className={status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : ''}>{status || 'none'}</td>
        <td>{ms}</td>
        <td>{from}</td>
        <td>
          {status === 0 ? (
            <span className="quiet">no answer</span>
          ) : violations.length > 0 ? (
            <span className="badge bad">{violations.length} broken</span>
          ) : (
            <span className="badge good">kept</span>
          )}
          {fault && <span className="unseen"> planted</span>}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5}>
            <RequestDetails entry={entry} />
          </td>
        </tr>
      )}
    </>
  )
}, isSame)
