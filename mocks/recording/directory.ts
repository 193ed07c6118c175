import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecording, recordingFile } from '#mocks/engine/recording-file.ts'
import { openRecording, type OpenedRecording } from './recording.ts'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The text of the recording in a directory. Throws one line that names the directory and what is wrong with it. */
export function readDirectory(directory: string): string {
  let text
  try {
    text = readFileSync(join(directory, recordingFile), 'utf8')
  } catch (error) {
    throw new Error(
      `${directory} holds no ${recordingFile}: make one with npm run record -- <url> --recording ${directory}`,
      { cause: error },
    )
  }
  try {
    readRecording(text)
  } catch (error) {
    throw new Error(`The recording in ${directory} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
  return text
}

/** Opens the recording in a directory. Rejects with one line that names the directory and what is wrong with it. */
export async function openDirectory(directory: string): Promise<OpenedRecording> {
  const text = readDirectory(directory)
  try {
    return await openRecording(text)
  } catch (error) {
    throw new Error(`The recording in ${directory} cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}
