import { isObject } from '../../../judge/contract/records.ts'

export type Fields = Record<string, unknown>

export const paginationIn = (body: unknown): Fields | undefined => {
  if (!isObject(body)) return undefined
  if (isObject(body.pagination)) return body.pagination
  return isObject(body.data) ? paginationIn(body.data) : undefined
}
