import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a host answers to a call. */
interface Answer {
  status: number
  type: string
  body: string
}

/** Passes calls on to the host at `origin`, and breaks the answers that `fault` wants. */
export async function passOn(
  origin: string,
  fault: (method: string, path: string, answer: Answer) => Partial<Answer> | undefined,
) {
  const host = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers
    const body = await text(request)
    const real = await fetch(origin + url, { method, headers: sent as Record<string, string>, ...(body && { body }) })
    const answer = { status: real.status, type: real.headers.get('Content-Type') ?? '', body: await real.text() }
    const broken = { ...answer, ...fault(method, url.split('?')[0] ?? '', answer) }
    response.writeHead(broken.status, broken.type === '' ? {} : { 'Content-Type': broken.type }).end(broken.body)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  return { origin: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, close: () => host.close() }
}

const isBook = (path: string) => /^\/api\/books\/\d+$/.test(path)
const isOk = ({ status }: Answer) => status < 300
const changed = (answer: Answer, change: (value: Record<string, unknown>) => unknown) =>
  isOk(answer) && answer.body !== ''
    ? { body: JSON.stringify(change(JSON.parse(answer.body) as Record<string, unknown>)) }
    : undefined

/** What a host may do wrong, each by its name. */
export const faults: ReadonlyArray<[name: string, fault: Parameters<typeof passOn>[1]]> = [
  ['a record fails', (method, path) => (method === 'GET' && isBook(path) ? { status: 500 } : undefined)],
  [
    'an id is a text',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, id: String(book.id) })) : undefined,
  ],
  [
    'a title is missing',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, ({ title: _title, ...book }) => book) : undefined,
  ],
  [
    'a genre is none',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, genre: 'song' })) : undefined,
  ],
  [
    'a list is no list',
    (method, path, answer) =>
      method === 'GET' && path === '/api/members' ? changed(answer, (data) => ({ data })) : undefined,
  ],
  [
    'a type is another',
    (method, path) => (method === 'GET' && path === '/api/books' ? { type: 'text/html' } : undefined),
  ],
  [
    'a record is another',
    (method, path, answer) =>
      method === 'GET' && isBook(path) ? changed(answer, (book) => ({ ...book, id: 99_999 })) : undefined,
  ],
  [
    'what was sent is lost',
    (method, path, answer) =>
      method === 'POST' && path === '/api/books'
        ? changed(answer, (book) => ({ ...book, title: 'Another' }))
        : undefined,
  ],
  [
    'a status is not documented',
    (method, path, answer) => (method === 'DELETE' && isBook(path) && isOk(answer) ? { status: 302 } : undefined),
  ],
  [
    'nobody needs a key',
    (_method, path, { status }) =>
      status === 401 && path === '/api/books' ? { status: 200, type: 'application/json', body: '[]' } : undefined,
  ],
]
