/** The ids of a table's records by the values of some of their fields, in order of creation. */
export class FieldIndex {
  readonly #ids: ReadonlyMap<string, Map<unknown, Set<string>>>
  /** The position of each record in that order. */
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

  add(record: { readonly id: string }): void {
    this.#places.set(record.id, (this.#nextPlace += 1))
    this.#index(record)
  }

  /** A changed record keeps its place. */
  replace(current: { readonly id: string }, next: { readonly id: string }): void {
    this.#unindex(current)
    this.#index(next)
  }

  remove(record: { readonly id: string }): void {
    this.#unindex(record)
    this.#places.delete(record.id)
  }

  #place(id: string): number {
    return this.#places.get(id) ?? 0
  }

  #index(record: { readonly id: string }): void {
    for (const [field, ids] of this.#ids) {
      const value: unknown = Reflect.get(record, field)
      const set = ids.get(value)
      if (set) set.add(record.id)
      else ids.set(value, new Set([record.id]))
    }
  }

  #unindex(record: { readonly id: string }): void {
    for (const [field, ids] of this.#ids) ids.get(Reflect.get(record, field))?.delete(record.id)
  }
}
