import { countable, EmbeddedEntries, numberIn } from './embedded-entries.ts'
import { FieldIndex } from './field-index.ts'
import { type AnyMap, mapOver } from './layered-map.ts'
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

const embeddedEntries = (
  { embedded = {} }: IndexedKind,
  below: ReadonlyMap<string, EmbeddedEntries> | undefined,
): ReadonlyMap<string, EmbeddedEntries> =>
  new Map(
    Object.entries(embedded).map(([field, prefix]) => [field, new EmbeddedEntries(field, prefix, below?.get(field))]),
  )

/** Rows in memory, with lookups by id and by indexed fields. */
export class IndexedRows<Kept extends { id: string }> {
  readonly name: string
  readonly #prefix: string
  /** In order of creation. */
  #byId: AnyMap<string, Kept>
  #all: readonly Kept[] | undefined
  #embedded: ReadonlyMap<string, EmbeddedEntries>
  #index: FieldIndex
  #below: IndexedRows<Kept> | undefined
  readonly #kind: IndexedKind
  #isChanged = false
  /** The highest number ever used in an id, so that a deleted row's id is not issued again. */
  counter: number

  /** Holds the rows of `below` too, which must not change any more. */
  constructor(name: string, kind: IndexedKind, below?: IndexedRows<Kept>) {
    this.name = name
    this.#kind = kind
    this.#prefix = kind.prefix
    this.#below = below
    this.counter = below?.counter ?? 0
    this.#byId = mapOver(below && below.#byId)
    this.#index = new FieldIndex(indexedFields(kind), below && below.#index)
    this.#embedded = embeddedEntries(kind, below && below.#embedded)
  }

  /** All rows in order of creation. Must not be changed. */
  all(): readonly Kept[] {
    const shared = this.unchanged()
    return (this.#all ??= shared === this ? [...this.#byId.values()] : shared.all())
  }

  /** The table below while this one has the same rows, else this one. */
  unchanged(): IndexedRows<Kept> {
    return this.#isChanged ? this : (this.#below ?? this)
  }

  count(): number {
    return this.#byId.size
  }

  get(id: string): Kept | undefined {
    return this.#byId.get(id)
  }

  /** The rows whose indexed `field` has `value`, in order of creation; compared as `unique` of their kind says. */
  where<Field extends keyof Kept & string>(field: Field, value: Kept[Field]): Kept[] {
    const ids = this.#index.ids(field, value)
    if (!ids) throw new Error(`${this.name} has no index on "${field}": add it to "indexes" of its kind.`)
    return ids.flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** The row that embeds the entry of `field` with this id. */
  owner(field: keyof Kept & string, id: string): Kept | undefined {
    return this.get(this.#entries(field).owner(id) ?? '')
  }

  /** The next free id: prefix and counter. */
  nextId(): string {
    const id = () => `${this.#prefix}-${this.counter}`
    do this.counter += 1
    while (this.#byId.has(id()))
    return id()
  }

  /** The next free id of an entry of the embedded list `field`. */
  nextEntryId(field: keyof Kept & string): string {
    return this.#entries(field).nextId()
  }

  /** The highest number ever used in an id of this table, and of each of its embedded lists. */
  get counters(): Record<string, number> {
    const ofLists = [...this.#embedded].map(([field, { counter }]) => [`${this.name}.${field}`, counter] as const)
    return { [this.name]: this.counter, ...Object.fromEntries(ofLists) }
  }

  raiseCounters(kept: Readonly<Record<string, number>>): void {
    this.counter = Math.max(this.counter, countable(kept[this.name] ?? 0))
    for (const [field, entries] of this.#embedded)
      entries.counter = Math.max(entries.counter, countable(kept[`${this.name}.${field}`] ?? 0))
  }

  /** The ids of the entries that a row embeds, by list. */
  protected entryIds(row: Kept): Record<string, readonly string[]> {
    return Object.fromEntries([...this.#embedded].map(([field, entries]) => [field, entries.ids(row)]))
  }

  protected addToIndex(row: Kept): void {
    this.counter = Math.max(this.counter, countable(numberIn(row.id)))
    this.#put(row)
    this.#index.add(row)
  }

  protected replaceInIndex(current: Kept, next: Kept): void {
    for (const entries of this.#embedded.values()) entries.remove(current)
    this.#put(next)
    this.#index.replace(current, next)
  }

  protected removeFromIndex(row: Kept): void {
    for (const entries of this.#embedded.values()) entries.remove(row)
    this.#index.remove(row)
    this.#byId.delete(row.id)
    this.#isChanged = true
    this.#all = undefined
  }

  /** Makes these all rows, in this order. No id is issued again. */
  protected fill(rows: readonly Kept[]): void {
    const counters = this.counters
    this.#below = undefined
    this.#byId = mapOver<string, Kept>(undefined)
    this.#index = new FieldIndex(indexedFields(this.#kind))
    this.#embedded = embeddedEntries(this.#kind, undefined)
    for (const row of rows) this.addToIndex(row)
    this.raiseCounters(counters)
  }

  #put(row: Kept): void {
    this.#byId.set(row.id, row)
    this.#isChanged = true
    this.#all = undefined
    for (const entries of this.#embedded.values()) entries.add(row)
  }

  #entries(field: string): EmbeddedEntries {
    const entries = this.#embedded.get(field)
    if (!entries) throw new Error(`${this.name} embeds no entries in "${field}": add it to "embedded" of its kind.`)
    return entries
  }
}
