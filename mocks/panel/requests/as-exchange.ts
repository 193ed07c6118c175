import type { LoggedRequest } from '../../engine/tape/request-log.ts'
import type { KitOperation } from '../kit.ts'
import { decodedPart } from '#openapi/contract/decoded-part.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'

/** The path parameters of an operation in an address. */
function paramsOf(template: string, pathname: string): Record<string, string> {
  const given = pathname.split('/')
  return Object.fromEntries(
    template.split('/').flatMap((part, place) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined ? [] : [[name, decodedPart(given[place] ?? '')]]
    }),
  )
}

const isNumber = (text: string) => /^-?(0|[1-9]\d*)$/.test(text)

/** What stands for a file of a form: an exchange sends the checker's smallest picture. */
const picture = Symbol('picture')

/** The fields of a logged form, `name=text` or `name=@file;type=…` in each line; a name given twice is a list. */
function formFields(text: string): Record<string, unknown> {
  const fields = text.split('\n').map((line): [string, unknown] => {
    const [name = '', ...rest] = line.split('=')
    const value = rest.join('=')
    return [name, value.startsWith('@') ? picture : value]
  })
  const all = Object.groupBy(fields, ([name]) => name)
  return Object.fromEntries(
    Object.entries(all).map(([name, given = []]) => {
      const values = given.map(([, value]) => value)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/** JSON in the style of this code base: keys without quotes where possible, strings in single quotes. */
function literal(value: unknown, indent: string): string {
  if (value === picture) return 'smallPicture()'
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    return value.length === 0
      ? '[]'
      : `[${value.map((item) => `\n${inner}${literal(item, inner)},`).join('')}\n${indent}]`
  }
  const fields = Object.entries(value).map(([name, item]) => {
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : literal(name, '')
    return `${key}: ${literal(item, inner)}`
  })
  const line = `{ ${fields.join(', ')} }`
  if (fields.length === 0) return '{}'
  return line.length < 80 && !line.includes('\n')
    ? line
    : `{${fields.map((field) => `\n${inner}${field},`).join('')}\n${indent}}`
}

/** The call and its answer as an entry of `contracts/shop/exchanges/<tag>.ts`. */
export function asExchange(
  { path, contentType, requestBody, status, role }: LoggedRequest,
  { id, path: template }: KitOperation,
): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const params = paramsOf(template, pathname)
  const query = Object.fromEntries(
    [...searchParams].map(([name, text]) => [name, isNumber(text) ? Number(text) : text]),
  )
  const isForm = contentType.startsWith('multipart/')
  const input = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(requestBody !== '' && { body: isForm ? formFields(requestBody) : jsonOr(requestBody, requestBody) }),
  }
  return `${id}: {\n  ${status}: as('${role?.toLowerCase() ?? 'guest'}', ${literal(input, '  ')}),\n},\n`
}
