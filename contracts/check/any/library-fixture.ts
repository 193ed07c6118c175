import { readContract } from '#openapi/contract/read-contract.ts'
import { isValidBody, operationNamed } from '#openapi/contract/operation.ts'
import { check } from '../command.ts'
import { libraryFile } from '#openapi/contract/fixtures/library-file.ts'

const contract = await readContract(libraryFile)
const adding = operationNamed(contract, 'addBook')

type Book = Record<string, unknown> & { id: number; title: string }
/** Changes the answer to a request. */
export type LibraryFault = (request: Request, given: Response, books: Map<number, Book>) => Response | Promise<Response>

const answer = (status: number, body?: unknown) =>
  body === undefined
    ? new Response(null, { status })
    : Response.json(body, {
        status,
        headers: { 'Content-Type': status < 300 ? 'application/json' : 'application/problem+json' },
      })
const refused = (status: number) => answer(status, { title: 'Refused.' })

function list(books: Map<number, Book>, query: URLSearchParams): Response {
  const limit = query.get('limit') ?? '100'
  const offset = query.get('offset') ?? '0'
  const genre = query.get('genre')
  const areRight = /^[1-9]\d?$|^100$/.test(limit) && /^\d+$/.test(offset) && /^(?:novel|poem)$/.test(genre ?? 'poem')
  if (!areRight) return refused(422)
  const found = [...books.values()].filter((book) => genre === null || book.genre === genre)
  return answer(200, found.slice(Number(offset), Number(offset) + Number(limit)))
}

/** A host that keeps the contract of the library, in this process; `base` is the path before those of the contract. */
export function library(base: string) {
  const books = new Map<number, Book>(
    [1, 2, 3].map((id) => [id, { id, title: `Book ${id}`, genre: 'novel', author: null, price: 4.5 }]),
  )
  let last = 3
  const write = async (request: Request, id: number): Promise<Response> => {
    const key = request.headers.get('X-Key') ?? request.headers.get('Authorization')?.replace('Bearer ', '')
    if (key === 'reader-key') return refused(403)
    if (key !== 'secret-key') return refused(401)
    if (request.method !== 'POST' && !books.has(id)) return refused(404)
    if (request.method === 'DELETE') return books.delete(id) ? answer(204) : refused(404)
    const body = await request.json().catch(() => undefined)
    if (!isValidBody(adding, body) || 'id' in Object(body)) return refused(422)
    const { code: _code, ...shown } = body as Omit<Book, 'id'> & { title: string; code?: unknown }
    const book = { ...shown, id }
    books.set(id, book)
    return answer(request.method === 'POST' ? 201 : 200, book)
  }
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.startsWith(`${base}/books`)) return refused(404)
    const rest = pathname.slice(`${base}/books`.length)
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const id = /^\/([1-9]\d*)$/.exec(rest)?.[1]
    if (rest === '' && isReading) return list(books, searchParams)
    if (rest === '' && request.method === 'POST') return write(request, (last += 1))
    if (id === undefined) return refused(404)
    if (isReading) return books.has(Number(id)) ? answer(200, books.get(Number(id))) : refused(404)
    return /PUT|DELETE/.test(request.method) ? write(request, Number(id)) : refused(404)
  }
  return { fetch, books }
}

interface Checked {
  exitCode: number
  out: string
  err: string
  /** The laws and places that findings name, such as `structure getBook $.title`. */
  found: string[]
  /** The requests that left, such as `GET /books`. */
  requests: string[]
}

interface Given {
  base?: string
  env?: Record<string, string>
  contract?: string
}

/** Checks the library with a fault by its contract, and with these flags. */
export async function checkLibrary(
  fault: LibraryFault = (_request, given) => given,
  flags: readonly string[] = ['--write'],
  { base = '/api', env = { CHECK_TOKEN: 'secret-key' }, contract: file = libraryFile }: Given = {},
): Promise<Checked> {
  const { fetch, books } = library(base)
  const out: string[] = []
  const err: string[] = []
  const requests: string[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', file, '--budget', '600000', ...flags], {
    env,
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    fetch: async (...given) => {
      const request = new Request(...given)
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return fault(request.clone(), await fetch(request), books)
    },
  })
  const text = out.join('\n')
  const found = [...text.matchAll(/^DRIFT {2}(\S+) \S.*? {2}(\S+(?: \S+)*?) {2}expected.*\n +\w+, ([\w-]+)/gm)]
  return {
    exitCode,
    out: text,
    err: err.join('\n'),
    found: found.map(([, operation, path, law]) => `${law} ${operation} ${path}`),
    requests,
  }
}
