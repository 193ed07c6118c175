import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodedPart } from '#openapi/contract/decoded-part.ts'
import { operationsAt, partsAt } from '#mocks/engine/call/operation-at.ts'
import { type RecordedCall, type Recording, readRecording, recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { operations } from '#openapi/generated/operations.ts'
import { anyPlace, type Law } from '#contracts/judge/finding.ts'
import { isObject, objectIn } from '#openapi/contract/json.ts'
import { isPersonalAt } from '#contracts/judge/personal-at.ts'
import type { Session } from '#contracts/session/session.ts'
import { orCouldNotRun } from '#contracts/check/could-not-run.ts'
import { type Asking, askIfPossible } from '#contracts/session/ask-if-possible.ts'
import { differencesOf } from './compare.ts'
import { type Counterparts, noteCounterparts, standInForm } from './counterparts.ts'

export const answersAsRecorded: Law = {
  name: 'answers-as-recorded',
  sentence: 'A read answers as it did when it was recorded, but for its ids and the distance of its dates from today.',
  reason: 'Nobody has asked for the change, or everybody should know of it.',
}

/** Reads the recording in a directory. Throws `CouldNotRun` with the reason if there is none. */
export function recordingIn(directory: string): Recording {
  const text = orCouldNotRun(
    () => readFileSync(join(directory, recordingFile), 'utf8'),
    () =>
      `--against ${directory}: it holds no ${recordingFile}: make one with npm run record -- <url> --recording ${directory}`,
  )
  return orCouldNotRun(
    () => readRecording(text),
    (reason) => `--against ${directory} cannot be used: ${reason}`,
  )
}

const bodyOf = ({ text }: RecordedCall): unknown => (text === '' ? undefined : (JSON.parse(text) as unknown))

/** The roles of the recorded tokens, by the answers that show them. */
function rolesIn(calls: readonly RecordedCall[]): ReadonlyMap<string, unknown> {
  const bodies = calls.filter(({ status }) => status === 200).map((call) => ({ call, body: bodyOf(call) }))
  return new Map(
    bodies.flatMap(({ call, body }) => {
      const { token = call.token, user } = objectIn(body)
      return typeof token === 'string' && isObject(user) ? [[token, user.role] as const] : []
    }),
  )
}

/** The operation of a recorded read; undefined for another call, and for a call of another API. */
function readOf({ method, path, status }: RecordedCall) {
  if (method !== 'GET' || status !== 200) return undefined
  const { pathname } = new URL(path, 'http://recording.test')
  return operationsAt(operations, pathname).find((operation) => operation.method === 'GET')
}

/** The call that repeats a recorded read, with the host's ids; undefined if the recording hides what was asked. */
function askingOf(
  operation: { id: string; path: string },
  { path, token }: RecordedCall,
  roles: ReadonlyMap<string, unknown>,
  counterparts: Counterparts,
) {
  const url = new URL(path, 'http://recording.test')
  const role = token === undefined ? 'guest' : roles.get(token)
  const caller = role === 'guest' ? role : role === 'ADMIN' ? 'admin' : role === 'CUSTOMER' ? 'customer' : undefined
  if (!caller || [...url.searchParams.values()].some((value) => standInForm.test(value))) return undefined
  const own = (text: string) => counterparts.get(text) ?? text
  const parts = Object.entries(partsAt(operation.path, url.pathname) ?? {})
  const params = Object.fromEntries(parts.map(([name, part]) => [name, own(decodedPart(part))]))
  const query = Object.fromEntries([...url.searchParams].map(([name, value]) => [name, own(value)]))
  return { id: operation.id, caller, input: { params, query } } satisfies Asking
}

/** Repeats the reads of a recording, each once, and reports what differs. */
export async function repeatRecording(
  session: Session,
  { at, calls }: Recording,
  now: Date,
): Promise<{ compared: number; hidden: number }> {
  const roles = rolesIn(calls)
  const counterparts = new Map<string, string>()
  const seen = new Set<string>()
  const since = now.getTime() - Date.parse(at)
  let compared = 0
  let hidden = 0
  for (const recorded of calls) {
    const operation = readOf(recorded)
    const key = `${recorded.path} ${recorded.token}`
    if (!operation || seen.has(key)) continue
    seen.add(key)
    const asking = askingOf(operation, recorded, roles, counterparts)
    const how = { wanted: ['200'], context: answersAsRecorded.name }
    const call = asking && (await askIfPossible(session, asking, how))
    if (!call) {
      hidden += 1
      continue
    }
    compared += 1
    if (call.answer.status !== 200) continue
    const body = bodyOf(recorded)
    noteCounterparts(body, call.answer.body, counterparts)
    const isHidden = (path: string, value: unknown) =>
      isPersonalAt(operationOf(call.id), 200, path) || (typeof value === 'string' && standInForm.test(value))
    const differences = differencesOf(body, call.answer.body, { counterparts, since, isHidden })
    const once = new Map([...differences].map((each) => [anyPlace(each.path), each]))
    session.report(answersAsRecorded, call, once.values(), answersAsRecorded.name)
  }
  return { compared, hidden }
}
