import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readRecording, type Recording, recordingFile } from './recording-file.ts'

const unusable = (directory: string, error: unknown) =>
  new Error(`The recording in ${directory} cannot be used: ${messageOf(error)}`, {
    cause: error,
  })

/** Reads the recording in a directory. Throws an error in one line that names the directory and the reason. */
export function readDirectory(directory: string): { text: string; recording: Recording } {
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
    return { text, recording: readRecording(text) }
  } catch (error) {
    throw unusable(directory, error)
  }
}

/** What is made of the recording in a directory. Rejects with an error in one line that names the directory and the reason. */
export async function openDirectory<Opened>(
  directory: string,
  open: (recording: Recording) => Promise<Opened>,
): Promise<Opened> {
  const { recording } = readDirectory(directory)
  return open(recording).catch((error: unknown) => {
    throw unusable(directory, error)
  })
}
