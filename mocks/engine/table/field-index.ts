/** The ids of a table's rows by the values of some of their fields, in order of creation. */
export class FieldIndex {
  readonly #ids: ReadonlyMap<string, Map<unknown, Set<string>>>
  /** The position of each row in that order. */
  readonly #places = new Map<string, number>()
  #nextPlace = 0

  constructor(fields: readonly string[]) {
    this.#ids = new Map(fields.map((field) => [field, new Map()]))
  }

  /** Undefined for a field that is not indexed. */
  ids(field: string, value: unknown): string[] | undefined {
    const ids = this.#ids.get(field)
    return ids && [...(ids.get(value) ?? [])].toSorted((a, b) => this.#place(a) - this.#place(b))
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

  #index(row: { readonly id: string }): void {
    for (const [field, ids] of this.#ids) {
      const value: unknown = Reflect.get(row, field)
      const set = ids.get(value)
      if (set) set.add(row.id)
      else ids.set(value, new Set([row.id]))
    }
  }

  #unindex(row: { readonly id: string }): void {
    for (const [field, ids] of this.#ids) ids.get(Reflect.get(row, field))?.delete(row.id)
  }
}
