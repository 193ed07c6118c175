import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { CouldNotRun, orCouldNotRun } from '#contracts/check/could-not-run.ts'
import { makeDirectory } from '#contracts/check/make-directory.ts'

/** What is being written: a process that ends meanwhile leaves the recording as it was before. */
const unfinished = `${recordingFile}.part`

const writing = <Result>(directory: string, task: () => Result) =>
  orCouldNotRun(task, (reason) => `--recording ${directory} cannot be written: ${reason}`)

/** Creates the directory of a recording. Throws `CouldNotRun` if it contains anything but a recording. */
export function prepareDirectory(directory: string): void {
  const others = writing(directory, () => {
    makeDirectory(directory)
    return readdirSync(directory).filter((name) => name !== recordingFile && name !== unfinished)
  })
  if (others.length > 0)
    throw new CouldNotRun(
      `--recording ${directory} holds ${others[0]}: use a new directory, or one that holds a recording.`,
    )
}

export const writeRecording = (directory: string, text: string) =>
  writing(directory, () => {
    writeFileSync(join(directory, unfinished), text)
    renameSync(join(directory, unfinished), join(directory, recordingFile))
  })
