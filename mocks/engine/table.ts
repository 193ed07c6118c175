import type { z } from 'zod'
import { counterOf, EmbeddedEntries } from './embedded-entries.ts'
import { FieldIndex } from './field-index.ts'
import type { RecordKind } from './record-kind.ts'
import { WrittenRecords } from './written-records.ts'

/** One change to the store: the new record, or null after a deletion. */
export interface Change {
  collection: string
  id: string
  record: { readonly id: string } | null
}

/** What a table reports to its store. */
interface Holder {
  changed(change: Change): void
  /** Called before a record is deleted, for the records that refer to it. */
  deleting(table: string, id: string, entries: Readonly<Record<string, readonly string[]>>): Promise<void>
}

/**
 * A table of records, found by id and by the fields it is indexed on without walking the whole.
 * Writes are validated by the record's schema and reported to the store that holds it; they are async because the
 * collection is.
 */
export class Table<Kept extends { id: string }> {
  readonly name: string
  readonly transient: boolean
  readonly links: NonNullable<RecordKind['links']>
  readonly #prefix: string
  readonly #holder: Holder
  readonly #written: WrittenRecords<Kept>
  /** In order of creation. */
  readonly #byId = new Map<string, Kept>()
  #all: readonly Kept[] | undefined
  readonly #embedded: ReadonlyMap<string, EmbeddedEntries>
  readonly #index: FieldIndex
  /** The highest number ever used in an id, so that a deleted record's id is not issued again. */
  counter = 0

  constructor(name: string, kind: RecordKind<z.ZodType<Kept>>, holder: Holder) {
    this.name = name
    this.transient = kind.transient ?? false
    this.links = kind.links ?? {}
    this.#prefix = kind.prefix
    this.#holder = holder
    this.#written = new WrittenRecords(name, kind.schema)
    const linked = Object.keys(this.links).filter((path) => !path.includes('.'))
    this.#index = new FieldIndex([...linked, ...(kind.indexes ?? [])])
    this.#embedded = new Map(
      Object.entries(kind.embedded ?? {}).map(([field, prefix]) => [field, new EmbeddedEntries(field, prefix)]),
    )
  }

  /** All records in order of creation. Must not be changed. */
  all(): readonly Kept[] {
    return (this.#all ??= [...this.#byId.values()])
  }

  count(): number {
    return this.#byId.size
  }

  get(id: string): Kept | undefined {
    return this.#byId.get(id)
  }

  /** The records whose indexed `field` has `value`, in order of creation. */
  where<Field extends keyof Kept & string>(field: Field, value: Kept[Field]): Kept[] {
    const ids = this.#index.ids(field, value)
    if (!ids) throw new Error(`${this.name} has no index on "${field}": add it to "indexes" of its record.`)
    return ids.flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** The record that embeds the entry of `field` with this id. */
  owner(field: keyof Kept & string, id: string): Kept | undefined {
    return this.get(this.#entries(field).owner(id) ?? '')
  }

  /** The next free id: prefix and counter. */
  nextId(): string {
    this.counter += 1
    return `${this.#prefix}-${this.counter}`
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
    this.counter = Math.max(this.counter, kept[this.name] ?? 0)
    for (const [field, entries] of this.#embedded)
      entries.counter = Math.max(entries.counter, kept[`${this.name}.${field}`] ?? 0)
  }

  load(all: readonly Kept[]): void {
    for (const record of all) this.#add(this.#written.validated(record))
  }

  async create(record: Kept): Promise<Kept> {
    if (this.#byId.has(record.id)) throw new Error(`${this.name} holds a record with the id "${record.id}" already.`)
    const created = await this.#insert(record)
    this.#holder.changed({ collection: this.name, id: created.id, record: created })
    return created
  }

  async update(id: string, change: Partial<Kept>): Promise<Kept> {
    const current = this.#byId.get(id)
    if (!current) throw new Error(`${this.name} holds no record with the id "${id}".`)
    const updated = await this.#replace(current, { ...current, ...change })
    this.#holder.changed({ collection: this.name, id, record: updated })
    return updated
  }

  /** Deletes a record, and treats the records that refer to it as their links say. */
  async delete(id: string): Promise<void> {
    const record = this.#byId.get(id)
    if (!record) return
    const entries = [...this.#embedded].map(([field, inField]) => [field, inField.ids(record)] as const)
    await this.#holder.deleting(this.name, id, Object.fromEntries(entries))
    this.#remove(id)
    this.#holder.changed({ collection: this.name, id, record: null })
  }

  /** Applies a change made in another tab or before a reload, without reporting it. */
  async apply(id: string, record: unknown): Promise<void> {
    const current = this.#byId.get(id)
    if (record === null) this.#remove(id)
    else if (current) await this.#replace(current, record as Kept)
    else await this.#insert(record)
  }

  async #insert(record: unknown): Promise<Kept> {
    const created = await this.#written.create(record)
    this.#add(created)
    return created
  }

  #add(record: Kept) {
    this.counter = Math.max(this.counter, counterOf(record.id))
    this.#put(record)
    this.#index.add(record)
  }

  #put(record: Kept) {
    this.#byId.set(record.id, record)
    this.#all = undefined
    for (const entries of this.#embedded.values()) entries.add(record)
  }

  async #replace(current: Kept, next: Kept): Promise<Kept> {
    const updated = await this.#written.replace(current.id, next)
    for (const entries of this.#embedded.values()) entries.remove(current)
    this.#put(updated)
    this.#index.replace(current, updated)
    return updated
  }

  #remove(id: string) {
    const current = this.#byId.get(id)
    if (!current) return
    for (const entries of this.#embedded.values()) entries.remove(current)
    this.#index.remove(current)
    this.#byId.delete(id)
    this.#all = undefined
    this.#written.delete(id)
  }

  #entries(field: string): EmbeddedEntries {
    const entries = this.#embedded.get(field)
    if (!entries) throw new Error(`${this.name} embeds no entries in "${field}": add it to "embedded" of its record.`)
    return entries
  }
}

/** A table of any records. */
export interface AnyTable {
  readonly name: string
  readonly transient: boolean
  readonly links: Table<{ id: string }>['links']
  readonly counters: Record<string, number>
  all(): readonly { readonly id: string }[]
  count(): number
  get(id: string): { readonly id: string } | undefined
  where(field: string, value: unknown): readonly { readonly id: string }[]
  load(records: readonly unknown[]): void
  apply(id: string, record: unknown): Promise<void>
  create(record: object): Promise<{ readonly id: string }>
  update(id: string, change: object): Promise<{ readonly id: string }>
  delete(id: string): Promise<void>
  raiseCounters(kept: Readonly<Record<string, number>>): void
}
