import type { z } from 'zod'
import { IndexedRecords } from './indexed-records.ts'
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
 * A table of records. Writes are validated by the record's schema and reported to the store. They are async because the
 * collection of `@mswjs/data` is.
 */
export class Table<Kept extends { id: string }> extends IndexedRecords<Kept> {
  readonly transient: boolean
  readonly links: NonNullable<RecordKind['links']>
  readonly #holder: Holder
  readonly #written: WrittenRecords<Kept>

  constructor(name: string, kind: RecordKind<z.ZodType<Kept>>, holder: Holder) {
    super(name, kind)
    this.transient = kind.transient ?? false
    this.links = kind.links ?? {}
    this.#holder = holder
    this.#written = new WrittenRecords(name, kind.schema)
  }

  load(all: readonly Kept[], { areChecked = false } = {}): void {
    for (const record of all) this.addToIndex(areChecked ? record : this.#written.validated(record))
  }

  async create(record: Kept): Promise<Kept> {
    if (this.get(record.id)) throw new Error(`${this.name} holds a record with the id "${record.id}" already.`)
    const created = await this.#insert(record)
    this.#holder.changed({ collection: this.name, id: created.id, record: created })
    return created
  }

  async update(id: string, change: Partial<Kept>): Promise<Kept> {
    const current = this.get(id)
    if (!current) throw new Error(`${this.name} holds no record with the id "${id}".`)
    const updated = await this.#replace(current, { ...current, ...change })
    this.#holder.changed({ collection: this.name, id, record: updated })
    return updated
  }

  /** Deletes a record, and deletes or clears references to it as their links say. */
  async delete(id: string): Promise<void> {
    const record = this.get(id)
    if (!record) return
    await this.#holder.deleting(this.name, id, this.entryIds(record))
    this.#remove(id)
    this.#holder.changed({ collection: this.name, id, record: null })
  }

  /** Applies a change made in another tab or before a reload, without reporting it. */
  async apply(id: string, record: unknown): Promise<void> {
    const current = this.get(id)
    if (record === null) this.#remove(id)
    else if (current) await this.#replace(current, record as Kept)
    else await this.#insert(record)
  }

  async #insert(record: unknown): Promise<Kept> {
    const created = await this.#written.create(record)
    this.addToIndex(created)
    return created
  }

  async #replace(current: Kept, next: Kept): Promise<Kept> {
    const updated = await this.#written.replace(current.id, next)
    this.replaceInIndex(current, updated)
    return updated
  }

  #remove(id: string): void {
    const current = this.get(id)
    if (!current) return
    this.removeFromIndex(current)
    this.#written.delete(id)
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
  load(records: readonly unknown[], options?: { areChecked?: boolean }): void
  apply(id: string, record: unknown): Promise<void>
  create(record: object): Promise<{ readonly id: string }>
  update(id: string, change: object): Promise<{ readonly id: string }>
  delete(id: string): Promise<void>
  raiseCounters(kept: Readonly<Record<string, number>>): void
}
