import type { z } from 'zod'
import { IndexedRows } from './indexed-rows.ts'
import type { Equality, RowKind } from './row-kind.ts'
import { WrittenRows } from './written-rows.ts'

/** One change to the store: the new row, or null after a deletion. */
export interface RowChange {
  collection: string
  id: string
  row: { readonly id: string } | null
}

/** What a table reports to its store. */
interface Holder {
  /** Called with the row before the change; undefined for a new one. */
  changed(change: RowChange, before: { readonly id: string } | undefined): void
  /** Called before a row is deleted, for the rows that refer to it. */
  deleting(table: string, id: string, entries: Readonly<Record<string, readonly string[]>>): Promise<void>
}

/**
 * A table of rows. Writes are validated by the row's schema and reported to the store. They are async because the
 * collection of `@mswjs/data` is.
 */
export class Table<Kept extends { id: string }> extends IndexedRows<Kept> {
  readonly transient: boolean
  readonly links: NonNullable<RowKind['links']>
  readonly unique: Readonly<Record<string, Equality | undefined>>
  readonly #holder: Holder
  readonly #written: WrittenRows<Kept>

  constructor(name: string, kind: RowKind<z.ZodType<Kept>>, holder: Holder, below?: Table<Kept>) {
    super(name, kind, below)
    this.transient = kind.transient ?? false
    this.links = kind.links ?? {}
    this.unique = kind.unique ?? {}
    this.#holder = holder
    this.#written = new WrittenRows(name, kind.schema)
  }

  load(all: readonly Kept[], { areChecked = false } = {}): void {
    for (const row of all) this.addToIndex(areChecked ? row : this.#written.validated(row))
  }

  async create(row: Kept): Promise<Kept> {
    if (this.get(row.id)) throw new Error(`${this.name} holds a row with the id "${row.id}" already.`)
    const created = await this.#insert(row)
    this.#holder.changed({ collection: this.name, id: created.id, row: created }, undefined)
    return created
  }

  async update(id: string, change: Partial<Kept>): Promise<Kept> {
    const current = this.get(id)
    if (!current) throw new Error(`${this.name} holds no row with the id "${id}".`)
    const updated = await this.#replace(current, { ...current, ...change })
    this.#holder.changed({ collection: this.name, id, row: updated }, current)
    return updated
  }

  /** Deletes a row, and deletes or clears references to it as their links say. */
  async delete(id: string): Promise<void> {
    const row = this.get(id)
    if (!row) return
    await this.#holder.deleting(this.name, id, this.entryIds(row))
    this.#remove(id)
    this.#holder.changed({ collection: this.name, id, row: null }, row)
  }

  /** Applies a change made in another tab or before a reload, without reporting it. */
  async apply(id: string, row: unknown): Promise<void> {
    const current = this.get(id)
    if (row === null) this.#remove(id)
    else if (current) await this.#replace(current, row as Kept)
    else await this.#insert(row)
  }

  async #insert(row: unknown): Promise<Kept> {
    const created = await this.#written.create(row)
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

/** A table of any rows. */
export interface AnyTable {
  readonly name: string
  readonly transient: boolean
  readonly links: Table<{ id: string }>['links']
  readonly unique: Table<{ id: string }>['unique']
  readonly counters: Record<string, number>
  all(): readonly { readonly id: string }[]
  count(): number
  get(id: string): { readonly id: string } | undefined
  where(field: string, value: unknown): readonly { readonly id: string }[]
  load(rows: readonly unknown[], options?: { areChecked?: boolean }): void
  apply(id: string, row: unknown): Promise<void>
  arrange(ids: readonly string[]): void
  create(row: object): Promise<{ readonly id: string }>
  update(id: string, change: object): Promise<{ readonly id: string }>
  delete(id: string): Promise<void>
  raiseCounters(kept: Readonly<Record<string, number>>): void
}
