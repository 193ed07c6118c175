import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecording, recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { record } from '#contracts/record/command.ts'

interface RunOptions {
  env?: Record<string, string>
  directory?: string
  signal?: AbortSignal
  fetch?: typeof fetch
  /** Called with each line as it is written. */
  onLine?: (line: string) => void
}

/** Runs the command in this process, into a new directory. */
export async function runRecord(
  args: readonly string[],
  { env = {}, onLine, signal, fetch, ...given }: RunOptions = {},
) {
  const directory = given.directory ?? mkdtempSync(join(tmpdir(), 'recording-'))
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    onLine?.(line)
  }
  // A busy machine answers late, and then the call would be missing.
  const exitCode = await record(['--timeout', '600000', ...args, '--recording', directory], {
    env,
    now: new Date('2026-11-16T06:00:00Z'),
    out: say,
    err: say,
    ...(signal && { signal }),
    ...(fetch && { fetch }),
  })
  const files = () => readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'))
  const recording = () => readRecording(readFileSync(join(directory, recordingFile), 'utf8'))
  return { exitCode, said: lines.join('\n'), directory, files, recording }
}

/** Runs the proxy while `browse` uses it. */
export async function throughProxy(
  origin: string,
  browse: (proxy: string, directory: string) => Promise<void>,
): ReturnType<typeof runRecord> {
  const stopping = new AbortController()
  const directory = mkdtempSync(join(tmpdir(), 'recording-'))
  const ready = Promise.withResolvers<string>()
  const running = runRecord([origin, '--proxy', '0'], {
    directory,
    signal: stopping.signal,
    onLine: (line) => {
      const own = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (own !== undefined) ready.resolve(own)
    },
  })
  await browse(await ready.promise, directory)
  stopping.abort()
  return running
}
