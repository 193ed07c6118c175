import type { Violation } from '../call/check-answer.ts'
import type { NewEntry, RequestLog } from './request-log.ts'

/** Facts about a call that are only known while it is answered. */
type Note = Pick<NewEntry, 'operationId' | 'role' | 'fault' | 'violations' | 'answerBody'> &
  Partial<Pick<NewEntry, 'from'>>

/** The fields of a multipart form in the notation of `curl -F`. */
async function formText(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData())
  return [...form]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : `@${value.name};type=${value.type}`}`)
    .join('\n')
}

const bodyText = (request: Request): Promise<string> => {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  // The backend itself refuses an unreadable body.
  return isForm ? formText(request) : request.text().catch(() => '')
}

/** Collects the facts about each call. */
export function createCallNotes(log: RequestLog, now: () => Date) {
  const notes = new WeakMap<Request, Note>()

  return {
    add(request: Request, found: Partial<Note> & { violations?: readonly Violation[] }): void {
      notes.set(request, { violations: [], answerBody: '', ...notes.get(request), ...found })
    },
    /** The answer, which is logged with all that was added about its call. */
    async logged(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const begun = performance.now()
      // Most calls only read; reading the headers of each would double its time.
      const writes = request.method !== 'GET'
      const sent = writes ? bodyText(request.clone()) : ''
      const response = await answer()
      const ms = Math.round(performance.now() - begun)
      log.add({
        at: now().toISOString(),
        method: request.method,
        path: request.url.slice(request.url.indexOf('/', 'https://'.length)),
        status: response.status,
        ms,
        from: 'mock',
        violations: [],
        answerBody: '',
        ...notes.get(request),
        contentType: writes ? (request.headers.get('Content-Type') ?? '') : '',
        requestBody: await sent,
      })
      return response
    },
  }
}
