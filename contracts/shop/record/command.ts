import { errorBody } from '#mocks/shop/error-body.ts'
import { recordingText } from '#mocks/engine/tape/recording-file.ts'
import { CouldNotRun, failureText } from '#contracts/check/could-not-run.ts'
import type { Send } from '#contracts/check/host.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { run } from '#contracts/shop/check/runner.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { printable } from '#contracts/judge/printable.ts'
import { prepareDirectory, writeRecording } from '#contracts/record/directory.ts'
import { keepSaving } from '#contracts/record/keep.ts'
import { oneByOne } from '#contracts/record/one-by-one.ts'
import { readRecordOptions, recordUsage } from './options.ts'
import { passOn } from '#contracts/record/proxy.ts'
import { createRecorder, type Recorder } from '#contracts/record/recorder.ts'

/** Makes the check's exchanges and journeys. Resolves to the reason if they ended early. */
async function play(
  options: ReturnType<typeof readRecordOptions>,
  { listening }: Recorder,
  surroundings: Surroundings,
) {
  const { out } = surroundings
  const oneAfterAnother = (send: Send) => oneByOne(listening(send))
  const watched = { ...surroundings, now: options.at, listening: oneAfterAnother }
  const { findings, stopped, left } = await run(options, watched)
  if (findings.length > 0) out(`${findings.length} differences from the contract: npm run check lists them.`)
  for (const each of left) out(printable(`Left on the host: ${each}`))
  // Read again, so that the recording ends with the state after the writes.
  if (options.write && stopped === undefined)
    return (await run({ ...options, write: false, traceless: false }, watched)).stopped
  return stopped
}

/** Records calls until there are no more. Resolves to the reason if they ended early. */
async function playOrPassOn(options: ReturnType<typeof readRecordOptions>, recorder: Recorder, around: Surroundings) {
  const { out, fetch, signal = new AbortController().signal } = around
  const { origin, proxy: port } = options
  if (port === undefined) return play(options, recorder, around)
  const onReady = (own: string) => out(`Set VITE_API_URL=${own}: calls are passed on to ${origin}, until Ctrl-C.`)
  await passOn({ ...options, port, listening: recorder.listening, errorBody, fetch, onReady, signal })
  return undefined
}

const inWords = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')

/** Runs `npm run record -- <args>` and resolves to the exit code: 0 recorded, 2 not recorded. */
export async function record(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  const { env, now, out, err } = surroundings
  try {
    const options = readRecordOptions(args, env, now)
    const { recording: directory, at } = options
    prepareDirectory(directory)
    const recorder = createRecorder(shopContract, options.origin, () => saving.soon())
    const save = () => {
      const { calls, counts } = recorder.calls()
      if (calls.length > 0) writeRecording(directory, recordingText({ at: at.toISOString(), calls }))
      return { calls, counts }
    }
    const saving = keepSaving(save)
    const stopped = await playOrPassOn(options, recorder, surroundings).finally(saving.end)
    const { calls, counts } = save()
    if (calls.length === 0) throw new CouldNotRun('Nothing was recorded: no call of the contract was answered.')
    const redacted = inWords(counts)
    out(`${calls.length} calls are recorded in ${directory}.${redacted && ` Values redacted: ${redacted}.`}`)
    out(`To serve them: npm run serve -- --recording ${directory}`)
    if (stopped === undefined) return 0
    err(printable(`The recording ended early: ${stopped}.`))
    return 2
  } catch (error) {
    err(failureText(error, 'The recording', recordUsage))
    return 2
  }
}
