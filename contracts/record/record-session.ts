import type { ErrorBody } from '#mocks/engine/call/problem.ts'
import { recordingText } from '#mocks/engine/tape/recording-file.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import type { RunOutcome } from '#contracts/check/watch-run.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { printable } from '#openapi/contract/printable.ts'
import { writeRecording } from './directory.ts'
import { keepSaving } from './keep.ts'
import { passOn } from './proxy.ts'
import { createRecorder, type Recorder } from './recorder.ts'

interface RecordOptions {
  origin: string
  recording: string
  at: Date
  proxy?: number | undefined
  timeout: number
  write: boolean
}

/** What is known of the host beside its contract. */
interface Recording {
  errorBody: ErrorBody
  /** Makes the calls of the check, each through `listening`; with `write`, those that write too. */
  play: (listening: Recorder['listening'], write: boolean) => Promise<Pick<RunOutcome, 'findings' | 'stopped' | 'left'>>
  /** The setting of the app that names the host, if it has one. */
  setting?: string
  /** What the recording is for, at the end. */
  advice?: string
}

/** Runs the calls one at a time, so that equal sessions are recorded in the same order. */
function oneByOne<Args extends readonly unknown[], Answered>(
  task: (...args: Args) => Promise<Answered>,
): (...args: Args) => Promise<Answered> {
  let last: Promise<unknown> = Promise.resolve()
  return (...args) => {
    const answered = last.then(() => task(...args))
    last = answered.catch(() => undefined)
    return answered
  }
}

/** Makes the calls of the check. Resolves to the reason if they ended early. */
async function playAll({ write }: RecordOptions, { listening }: Recorder, { play }: Recording, { out }: Surroundings) {
  const oneAfterAnother: Recorder['listening'] = (send) => oneByOne(listening(send))
  const { findings, stopped, left } = await play(oneAfterAnother, write)
  if (findings.length > 0) out(`${findings.length} differences from the contract: npm run check lists them.`)
  for (const each of left) out(printable(`Left on the host: ${each}`))
  // Read again, so that the recording ends with the state after the writes.
  return write && stopped === undefined ? (await play(oneAfterAnother, false)).stopped : stopped
}

/** Records calls until there are no more. Resolves to the reason if they ended early. */
async function playOrPassOn(options: RecordOptions, recorder: Recorder, of: Recording, surroundings: Surroundings) {
  const { out, fetch, signal = new AbortController().signal } = surroundings
  const { origin, proxy: port } = options
  if (port === undefined) return playAll(options, recorder, of, surroundings)
  const onReady = (own: string) =>
    out(`${of.setting ? `Set ${of.setting}=${own}` : own}: calls are passed on to ${origin}, until Ctrl-C.`)
  await passOn({ ...options, port, listening: recorder.listening, errorBody: of.errorBody, fetch, onReady, signal })
  return undefined
}

const inWords = (words: string, counts: Readonly<Record<string, number>>) => {
  const all = Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []))
  return all.length === 0 ? '' : ` ${words}: ${all.join(', ')}.`
}

/** Records a session with a host, redacted. Resolves to the exit code: 0 recorded, 2 ended early. */
export async function recordSession(
  contract: Contract,
  options: RecordOptions,
  of: Recording,
  surroundings: Surroundings,
): Promise<0 | 2> {
  const { out, err } = surroundings
  const { recording: directory, at } = options
  const recorder = createRecorder(contract, options.origin, () => saving.soon())
  const save = () => {
    const recorded = recorder.calls()
    const { calls } = recorded
    if (calls.length > 0) writeRecording(directory, recordingText({ at: at.toISOString(), calls }))
    return recorded
  }
  const saving = keepSaving(save)
  const stopped = await playOrPassOn(options, recorder, of, surroundings).finally(saving.end)
  const { calls, counts, lost, emptied } = save()
  if (calls.length === 0) throw new CouldNotRun('Nothing was recorded: no call of the contract was answered.')
  const redacted = inWords('Values redacted', counts)
  const unkept = inWords('Not kept', { ...lost, 'bodies that are neither JSON nor a documented text': emptied })
  out(`${calls.length} calls are recorded in ${directory}.${redacted}${unkept}`)
  if (of.advice !== undefined) out(of.advice)
  if (stopped === undefined) return 0
  err(printable(`The recording ended early: ${stopped}.`))
  return 2
}
