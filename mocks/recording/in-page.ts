import { loadText } from 'virtual:recording'
import type { OpenedRecording } from './recording.ts'

/** The recording that the page was built or started with, if any. Rejects if it cannot be loaded. */
export async function recordingInPage(): Promise<OpenedRecording | undefined> {
  if (loadText === undefined) return undefined
  const [{ openRecording }, { readRecording }, { text }] = await Promise.all([
    import('./recording.ts'),
    import('#mocks/engine/tape/recording-file.ts'),
    loadText(),
  ])
  return openRecording(readRecording(text))
}
