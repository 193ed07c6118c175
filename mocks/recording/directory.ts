import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordingFile } from '#mocks/engine/recording-file.ts'
import { openRecording, type OpenedRecording } from './recording.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Opens the recording in a directory. Rejects with one line that names the directory and what is wrong with it. */
export async function openDirectory(directory: string): Promise<OpenedRecording> {
  let text
  try {
    text = readFileSync(join(directory, recordingFile), 'utf8')
  } catch (error) {
    throw new Error(
      `--recording ${directory} holds no ${recordingFile}: make one with npm run record -- <url> --recording ${directory}`,
      { cause: error },
    )
  }
  try {
    return await openRecording(text)
  } catch (error) {
    throw new Error(`--recording ${directory} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}
