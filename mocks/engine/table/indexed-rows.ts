import { FieldIndex } from './field-index.ts'
import type { Equality, RowKind } from './row-kind.ts'

type IndexedKind = Pick<RowKind, 'prefix' | 'links' | 'embedded'> & {
  readonly indexes?: readonly string[]
  readonly unique?: Readonly<Record<string, Equality | undefined>>
}

const indexedFields = ({
  links = {},
  indexes = [],
  unique = {},
}: IndexedKind): ReadonlyMap<string, Equality | undefined> =>
  new Map([
    ...[...Object.keys(links).filter((path) => !path.includes('.')), ...indexes].map(
      (field) => [field, 'exact'] as const,
    ),
    ...Object.entries(unique),
  ])

/** The number at the end of an id. */
export const numberIn = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** A number from which ids can be counted on. Those of other hosts may be so long that adding 1 changes nothing. */
const countable = (number: number) => (number < 1e15 ? number : 0)

/** The ids of the entries that a row embeds in a list. */
const entryIdsIn = (row: object, list: string): string[] =>
  ((Reflect.get(row, list) ?? []) as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)

/** Rows in memory, with lookups by id and by indexed fields. */
export class IndexedRows<Row extends { id: string }> {
  readonly name: string
  readonly #kind: IndexedKind
  /** The embedded lists, each with the prefix of its ids. */
  readonly #lists: ReadonlyArray<readonly [string, string]>
  /** In order of creation. */
  #byId: Map<string, Row>
  #all: readonly Row[] | undefined
  #index: FieldIndex
  /** By embedded list: the id of the row that embeds the entry with an id. */
  #owners: Readonly<Record<string, Map<string, string>>>
  /** Whether rows and lookups are those of the table below, which is copied before the first change. */
  #isShared: boolean
  /** A map, since a table may have the name of what each object has. */
  readonly #counters: Map<string, number>

  /** Has the rows of `below` too, which must not change any more. */
  constructor(name: string, kind: IndexedKind, below?: IndexedRows<Row>) {
    this.name = name
    this.#kind = kind
    this.#lists = Object.entries(kind.embedded ?? {})
    this.#isShared = below !== undefined
    this.#byId = below ? below.#byId : new Map<string, Row>()
    this.#all = below?.all()
    this.#index = below ? below.#index : new FieldIndex(indexedFields(kind))
    this.#owners = below ? below.#owners : this.#noOwners()
    this.#counters = new Map(Object.entries(below?.counters ?? {}))
  }

  /** All rows in order of creation. Must not be changed. */
  all(): readonly Row[] {
    return (this.#all ??= [...this.#byId.values()])
  }

  count(): number {
    return this.#byId.size
  }

  get(id: string): Row | undefined {
    return this.#byId.get(id)
  }

  /** The rows whose indexed `field` has `value`, in order of creation; compared as `unique` of their kind says. */
  where<Field extends keyof Row & string>(field: Field, value: Row[Field]): Row[] {
    const ids = this.#index.ids(field, value)
    if (!ids) throw new Error(`${this.name} has no index on "${field}": add it to "indexes" of its kind.`)
    return ids.flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** The row that embeds the entry of `field` with this id. */
  owner(field: keyof Row & string, id: string): Row | undefined {
    return this.get(this.#ownersIn(field).get(id) ?? '')
  }

  /** The next free id: prefix and counter. */
  nextId(): string {
    return this.#next(this.name, this.#kind.prefix, this.#byId)
  }

  /** The next free id of an entry of the embedded list `field`. */
  nextEntryId(field: keyof Row & string): string {
    return this.#next(`${this.name}.${field}`, this.#kind.embedded?.[field] ?? '', this.#ownersIn(field))
  }

  /**
   * The highest number ever used in an id of this table, and of each of its embedded lists, so that a deleted row's id
   * is not issued again.
   */
  get counters(): Record<string, number> {
    const names = [this.name, ...this.#lists.map(([list]) => `${this.name}.${list}`)]
    return Object.fromEntries(names.map((name) => [name, this.#counters.get(name) ?? 0]))
  }

  raiseCounters(counters: Readonly<Record<string, number>>): void {
    for (const [name, to] of Object.entries(counters)) if (Object.hasOwn(this.counters, name)) this.#raise(name, to)
  }

  /** The ids of the entries that a row embeds, by list. */
  protected entryIds(row: Row): Record<string, readonly string[]> {
    return Object.fromEntries(this.#lists.map(([list]) => [list, entryIdsIn(row, list)]))
  }

  protected addToIndex(row: Row): void {
    this.#own()
    this.#raise(this.name, numberIn(row.id))
    this.#put(row)
    this.#index.add(row)
  }

  protected replaceInIndex(current: Row, next: Row): void {
    this.#own()
    this.#forgetEntries(current)
    this.#put(next)
    this.#index.replace(current, next)
  }

  protected removeFromIndex(row: Row): void {
    this.#own()
    this.#forgetEntries(row)
    this.#index.remove(row)
    this.#byId.delete(row.id)
    this.#all = undefined
  }

  /** Makes these all rows, in this order. */
  protected fill(rows: readonly Row[]): void {
    this.#isShared = false
    this.#byId = new Map()
    this.#index = new FieldIndex(indexedFields(this.#kind))
    this.#owners = this.#noOwners()
    for (const row of rows) this.addToIndex(row)
  }

  #own(): void {
    if (this.#isShared) this.fill(this.all())
  }

  #noOwners(): Record<string, Map<string, string>> {
    return Object.fromEntries(this.#lists.map(([list]) => [list, new Map<string, string>()]))
  }

  #raise(counter: string, to: number): void {
    this.#counters.set(counter, Math.max(this.#counters.get(counter) ?? 0, countable(to)))
  }

  #next(counter: string, prefix: string, taken: ReadonlyMap<string, unknown>): string {
    const id = () => `${prefix}-${this.#counters.get(counter)}`
    do this.#counters.set(counter, (this.#counters.get(counter) ?? 0) + 1)
    while (taken.has(id()))
    return id()
  }

  #put(row: Row): void {
    this.#byId.set(row.id, row)
    this.#all = undefined
    for (const [list] of this.#lists)
      for (const id of entryIdsIn(row, list)) {
        this.#ownersIn(list).set(id, row.id)
        this.#raise(`${this.name}.${list}`, numberIn(id))
      }
  }

  #forgetEntries(row: Row): void {
    for (const [list] of this.#lists) for (const id of entryIdsIn(row, list)) this.#ownersIn(list).delete(id)
  }

  #ownersIn(list: string): Map<string, string> {
    const owners = this.#owners[list]
    if (!owners) throw new Error(`${this.name} embeds no entries in "${list}": add it to "embedded" of its kind.`)
    return owners
  }
}
