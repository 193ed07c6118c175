import type { Operation } from '#openapi/contract/contract.ts'
import { isJsonType } from '#openapi/contract/media-type.ts'
import { answerTo } from '#openapi/contract/operation.ts'
import { acceptedOf, exampleAnswer, statusOf } from './documented.ts'

const refuse = (message: string) => Response.json({ message: `Prefer: ${message}` }, { status: 400 })

/** The answer that a caller prefers: `Prefer: code=404, example=NAME`. */
export function preferred(operation: Operation, request: Request): Response | undefined {
  const prefer = request.headers.get('Prefer') ?? ''
  const [code, name] = ['code', 'example'].map(
    (word) => new RegExp(`(?:^|[\\s,;])${word}="?([^\\s",;]+)`, 'i').exec(prefer)?.[1],
  )
  if (code === undefined && name === undefined) return undefined
  const status = code === undefined ? statusOf(operation) : Number(code)
  const answer = status >= 200 && status <= 599 ? answerTo(operation, status) : undefined
  if (!answer) return refuse(`${operation.id} documents ${Object.keys(operation.answers).join(', ')}, not ${code}.`)
  const named = acceptedOf(answer, request)?.named ?? {}
  if (name !== undefined && !Object.hasOwn(named, name))
    return refuse(`the answer ${status} has ${Object.keys(named).join(', ') || 'no example with a name'}, not ${name}.`)
  const example = exampleAnswer(answer, status, request, name === undefined ? undefined : named[name])
  const { body, headers } = example
  const isText = typeof body === 'string' && !isJsonType(headers['Content-Type'] ?? '')
  const text = body === undefined || isText ? (body ?? null) : JSON.stringify(body)
  return new Response(text, { status: example.status, headers: { ...headers, 'X-Kit-Answer': 'example' } })
}
