import type { Equality } from './row-kind.ts'

/**
 * The same for two values that a field takes for equal: two texts are that without the signs that cannot be seen, which
 * come along with a copied text, and with blanks as single spaces.
 */
export function comparable(value: unknown, how: Equality | undefined): unknown {
  if (how === undefined || typeof value !== 'string') return value
  const plain = value
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}\u2800]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return how === 'any-case' ? plain.toLowerCase() : plain
}

/** The ids of a table's rows by the values of some of their fields, in order of creation. */
export class FieldIndex {
  readonly #fields: ReadonlyMap<string, Equality | undefined>
  readonly #ids: ReadonlyMap<string, Map<unknown, Set<string>>>
  /** The position of each row in that order. */
  readonly #places = new Map<string, number>()
  #nextPlace = 0

  constructor(fields: ReadonlyMap<string, Equality | undefined>) {
    this.#fields = fields
    this.#ids = new Map([...fields.keys()].map((field) => [field, new Map()]))
  }

  /** Undefined for a field that is not indexed. */
  ids(field: string, value: unknown): string[] | undefined {
    const index = this.#ids.get(field)
    const found = index?.get(comparable(value, this.#fields.get(field))) ?? []
    return index && [...found].toSorted((a, b) => this.#place(a) - this.#place(b))
  }

  add(row: { readonly id: string }): void {
    this.#places.set(row.id, (this.#nextPlace += 1))
    this.#index(row)
  }

  /** A changed row keeps its place. */
  replace(current: { readonly id: string }, next: { readonly id: string }): void {
    this.#unindex(current)
    this.#index(next)
  }

  remove(row: { readonly id: string }): void {
    this.#unindex(row)
    this.#places.delete(row.id)
  }

  #place(id: string): number {
    return this.#places.get(id) ?? 0
  }

  /** The ids with the value of each field of a row. */
  *#sets(row: object): Generator<Set<string>> {
    for (const [field, how] of this.#fields) {
      const values = this.#ids.get(field)
      const value = comparable(Reflect.get(row, field), how)
      const ids = values?.get(value) ?? new Set()
      values?.set(value, ids)
      yield ids
    }
  }

  #index(row: { readonly id: string }): void {
    for (const ids of this.#sets(row)) ids.add(row.id)
  }

  #unindex(row: { readonly id: string }): void {
    for (const ids of this.#sets(row)) ids.delete(row.id)
  }
}
