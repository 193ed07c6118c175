import { type AnyMap, mapOver } from './layered-map.ts'

/** The number at the end of an id. */
export const numberIn = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** A number from which ids can be counted on. Those of other hosts may be so long that adding 1 changes nothing. */
export const countable = (number: number) => (number < 1e15 ? number : 0)

/** The entries with their own ids that the rows of a table embed in one field. */
export class EmbeddedEntries {
  readonly #field: string
  readonly #prefix: string
  /** The row that embeds the entry with this id. */
  readonly #owners: AnyMap<string, string>
  counter: number

  /** The entries of a table over another one start with those `below`. */
  constructor(field: string, prefix: string, below?: EmbeddedEntries) {
    this.#field = field
    this.#prefix = prefix
    this.#owners = mapOver(below && below.#owners)
    this.counter = below?.counter ?? 0
  }

  nextId(): string {
    const id = () => `${this.#prefix}-${this.counter}`
    do this.counter += 1
    while (this.#owners.has(id()))
    return id()
  }

  /** The id of the row that embeds the entry with this id. */
  owner(id: string): string | undefined {
    return this.#owners.get(id)
  }

  ids(row: object): string[] {
    const entries = Reflect.get(row, this.#field) as readonly { readonly id: string }[] | undefined
    return (entries ?? []).map(({ id }) => id)
  }

  add(row: { readonly id: string }): void {
    for (const id of this.ids(row)) {
      this.#owners.set(id, row.id)
      this.counter = Math.max(this.counter, countable(numberIn(id)))
    }
  }

  remove(row: object): void {
    for (const id of this.ids(row)) this.#owners.delete(id)
  }
}
