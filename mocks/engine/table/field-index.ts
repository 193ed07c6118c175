import { type AnyMap, mapOver } from './layered-map.ts'
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
  /** Of the table below this one; a set of ids is copied from it before it is changed. */
  readonly #below: FieldIndex | undefined
  /** The position of each row in that order. */
  readonly #places: AnyMap<string, number>
  #nextPlace: number

  constructor(fields: ReadonlyMap<string, Equality | undefined>, below?: FieldIndex) {
    this.#fields = fields
    this.#below = below
    this.#places = mapOver(below && below.#places)
    this.#nextPlace = below ? below.#nextPlace : 0
    this.#ids = new Map([...fields.keys()].map((field) => [field, new Map()]))
  }

  /** Undefined for a field that is not indexed. */
  ids(field: string, value: unknown): string[] | undefined {
    return this.#ids.has(field)
      ? [...(this.#known(field, comparable(value, this.#fields.get(field))) ?? [])].toSorted(
          (a, b) => this.#place(a) - this.#place(b),
        )
      : undefined
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

  #known(field: string, value: unknown): ReadonlySet<string> | undefined {
    return this.#ids.get(field)?.get(value) ?? (this.#below && this.#below.#known(field, value))
  }

  /** The ids with this value, to be changed. */
  #own(field: string, value: unknown): Set<string> {
    const values = this.#ids.get(field)
    const own = values?.get(value) ?? new Set(this.#known(field, value))
    values?.set(value, own)
    return own
  }

  #index(row: { readonly id: string }): void {
    for (const [field, how] of this.#fields) this.#own(field, comparable(Reflect.get(row, field), how)).add(row.id)
  }

  #unindex(row: { readonly id: string }): void {
    for (const [field, how] of this.#fields) this.#own(field, comparable(Reflect.get(row, field), how)).delete(row.id)
  }
}
