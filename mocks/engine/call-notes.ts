import type { Violation } from './check-answer.ts'
import type { LoggedRequest, RequestLog } from './request-log.ts'

/** What is found out about a call while it is answered. */
type Note = Pick<LoggedRequest, 'operationId' | 'role' | 'fault' | 'violations' | 'answerBody'>

/** The fields of a multipart form as `curl -F` takes them. */
async function formText(request: Request): Promise<string> {
  const form = await request.formData().catch(() => new FormData())
  return [...form]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : `@${value.name};type=${value.type}`}`)
    .join('\n')
}

const bodyText = (request: Request): Promise<string> => {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  // A body that cannot be read is refused by the backend itself.
  return isForm ? formText(request) : request.text().catch(() => '')
}

/** Follows calls through the backend and writes each into the log once it is answered. */
export function createCallNotes(log: RequestLog, now: () => Date) {
  const notes = new WeakMap<Request, Note>()

  return {
    /** Adds what has been found out about a call. */
    add(request: Request, found: Partial<Note> & { violations?: readonly Violation[] }): void {
      notes.set(request, { violations: [], answerBody: '', ...notes.get(request), ...found })
    },
    async follow(request: Request, answer: () => Promise<Response>): Promise<Response> {
      const begun = performance.now()
      // Most calls only read: looking into the headers of each would cost as much as the rest of the call.
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
