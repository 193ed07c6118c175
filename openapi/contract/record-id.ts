import type { Parameter } from './contract.ts'
import { isObject, type Json } from './json.ts'
import { fieldText } from './json-or.ts'

/** The name of the parameter at the end of a path; undefined where it ends in a word. */
export const lastParameter = (path: string): string | undefined => /\/\{([^{}/]+)\}$/.exec(path)?.[1]

/** The field of a record that a parameter of a path stands for: of its name, or `id` for `petId` and the like. */
export function idField(record: Json, { name }: Pick<Parameter, 'name'>): string | undefined {
  const isId = /(?:^|[a-z_])(?:id|Id|ID)$/.test(name)
  const field = [name, ...(isId ? ['id', '_id'] : [])].find((each) => each in record)
  return field !== undefined && ['string', 'number'].includes(typeof record[field]) ? field : undefined
}

export function idOf(record: unknown, parameter: Pick<Parameter, 'name'>): string | undefined {
  if (!isObject(record)) return undefined
  const field = idField(record, parameter)
  return field === undefined ? undefined : fieldText(record, field)
}

/** Whether the contract lets a path have an id, as a text or as a number. */
export const mayBe = ({ validate }: Parameter, id: string): boolean =>
  [id, Number(id)].some((value) => validate(value).length === 0)
