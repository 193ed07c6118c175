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
  /** Called before a table changes. */
  changing(table: AnyTable): void
  changed(change: RowChange): void
  /** Called before a row is deleted, for the rows that refer to it. */
  deleting(table: string, id: string, entries: Readonly<Record<string, readonly string[]>>): Promise<void>
}

/**
 * A table of rows. Writes are validated by the row's schema and reported to the store. They are async because the
 * collection of `@mswjs/data` is.
 */
export class Table<Row extends { id: string }> extends IndexedRows<Row> {
  readonly outsideState: boolean
  readonly links: NonNullable<RowKind['links']>
  readonly unique: Readonly<Record<string, Equality | undefined>>
  readonly #holder: Holder
  readonly #written: WrittenRows<Row>

  constructor(name: string, kind: RowKind<z.ZodType<Row>>, holder: Holder, below?: Table<Row>) {
    super(name, kind, below)
    this.outsideState = kind.outsideState ?? false
    this.links = kind.links ?? {}
    this.unique = kind.unique ?? {}
    this.#holder = holder
    this.#written = new WrittenRows(name, kind.schema)
  }

  load(all: readonly Row[], { areChecked = false } = {}): void {
    for (const row of all) this.addToIndex(areChecked ? row : this.#written.validated(row))
  }

  async create(row: Row): Promise<Row> {
    if (this.get(row.id)) throw new Error(`${this.name} holds a row with the id "${row.id}" already.`)
    await this.put(row.id, row)
    return this.get(row.id) ?? row
  }

  async update(id: string, change: Partial<Row>): Promise<Row> {
    const current = this.get(id)
    if (!current) throw new Error(`${this.name} holds no row with the id "${id}".`)
    const next = { ...current, ...change }
    await this.put(id, next)
    return this.get(id) ?? next
  }

  /** Deletes a row, and deletes or clears references to it as their links say. */
  async delete(id: string): Promise<void> {
    const row = this.get(id)
    if (!row) return
    await this.#holder.deleting(this.name, id, this.entryIds(row))
    await this.put(id, null)
  }

  /** Sets a row, or deletes it without cascades if it is null, and reports the change. Each write passes here. */
  async put(id: string, row: unknown): Promise<void> {
    this.#holder.changing(this)
    await this.apply(id, row)
    this.#holder.changed({ collection: this.name, id, row: this.get(id) ?? null })
  }

  /** The same for a change made in another tab or before a reload, without reporting it. */
  async apply(id: string, row: unknown): Promise<void> {
    const current = this.get(id)
    if (row !== null) {
      const next = await (current ? this.#written.replace(id, row as Row) : this.#written.create(row))
      if (current) this.replaceInIndex(current, next)
      else this.addToIndex(next)
    } else if (current) {
      this.removeFromIndex(current)
      this.#written.delete(id)
    }
  }

  /** Makes these all rows again, in this order: what `all` gave earlier. */
  restore(rows: readonly Row[]): void {
    this.#written.leave(rows)
    this.fill(rows)
  }
}

/** A table of any rows. */
export interface AnyTable {
  readonly name: string
  readonly outsideState: boolean
  readonly links: Table<{ id: string }>['links']
  readonly unique: Table<{ id: string }>['unique']
  readonly counters: Record<string, number>
  all(): readonly { readonly id: string }[]
  count(): number
  get(id: string): { readonly id: string } | undefined
  where(field: string, value: unknown): readonly { readonly id: string }[]
  load(rows: readonly unknown[], options?: { areChecked?: boolean }): void
  put(id: string, row: unknown): Promise<void>
  apply(id: string, row: unknown): Promise<void>
  restore(rows: readonly { readonly id: string }[]): void
  nextId(): string
  create(row: object): Promise<{ readonly id: string }>
  update(id: string, change: object): Promise<{ readonly id: string }>
  delete(id: string): Promise<void>
  raiseCounters(counters: Readonly<Record<string, number>>): void
}
