import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import { makeDirectory } from '#contracts/check/make-directory.ts'

/** Creates the directory of a recording. Throws `CouldNotRun` if it contains anything but a recording. */
export function prepareDirectory(directory: string): void {
  try {
    makeDirectory(directory)
    const others = readdirSync(directory).filter((name) => name !== recordingFile)
    if (others.length > 0)
      throw new CouldNotRun(
        `--recording ${directory} holds ${others[0]}: use a new directory, or one that holds a recording.`,
      )
  } catch (error) {
    if (error instanceof CouldNotRun) throw error
    throw new CouldNotRun(`--recording ${directory} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}

export function writeRecording(directory: string, text: string): void {
  try {
    writeFileSync(join(directory, recordingFile), text)
  } catch (error) {
    throw new CouldNotRun(`--recording ${directory} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}
