import { cascade } from './cascade.ts'
import { numberIn } from './indexed-rows.ts'
import type { DataOf, RowIn, RowKinds } from './row-kind.ts'
import { type AnyTable, type RowChange, Table } from './table.ts'

const byCreation = (changes: readonly RowChange[]) => changes.toSorted((a, b) => numberIn(a.id) - numberIn(b.id))

type Tables<Kinds extends RowKinds> = { readonly [Name in keyof Kinds]: Table<RowIn<Kinds, Name>> }

/** A store with its tables as properties. */
export type StoreOf<Kinds extends RowKinds> = Tables<Kinds> & AnyStore

/** A store of any kinds of rows. Its tables are made when they are first asked for. */
export class AnyStore {
  readonly #kinds: RowKinds
  readonly #holder: ConstructorParameters<typeof Table>[2]
  readonly #below: AnyStore | undefined
  readonly #first: ((table: string) => readonly unknown[]) | undefined
  readonly #tables = new Map<string, AnyTable>()
  #changes: RowChange[] = []
  /** All rows of each table that the task under way has changed, as they were before. */
  #before = new Map<AnyTable, readonly { readonly id: string }[]>()

  /**
   * A store over another one has its rows too, and copies the lookups of a table when it changes the table. `below` must
   * not change any more. `first` gives the first rows of a table, which are known to fit.
   */
  constructor(kinds: RowKinds, below?: AnyStore, first?: (table: string) => readonly unknown[]) {
    this.#kinds = kinds
    this.#below = below
    this.#first = first
    this.#holder = {
      changing: (table: AnyTable) => {
        if (!this.#before.has(table)) this.#before.set(table, table.all())
      },
      changed: (change: RowChange) => {
        this.#changes.push(change)
      },
      deleting: async (table: string, id: string, entries: Readonly<Record<string, readonly string[]>>) => {
        const linked = Object.keys(kinds).filter((name) => kinds[name]?.links)
        const tables = linked.map((name) => this.table(name))
        await cascade(tables, table, [id])
        for (const [list, ids] of Object.entries(entries)) await cascade(tables, `${table}.${list}`, ids)
      },
    }
  }

  get tables(): readonly AnyTable[] {
    return Object.keys(this.#kinds).map((name) => this.table(name))
  }

  table(name: string): AnyTable {
    const existing = this.#tables.get(name)
    if (existing) return existing
    const { [name]: kind } = this.#kinds
    if (!kind || !Object.hasOwn(this.#kinds, name))
      throw new Error(`There is no table "${name}". There are: ${Object.keys(this.#kinds).join(', ')}.`)
    const below = this.#below?.table(name)
    const table = new Table(name, kind, this.#holder, below instanceof Table ? below : undefined)
    if (this.#first) table.load(this.#first(name) as { id: string }[], { areChecked: true })
    this.#tables.set(name, table)
    return table
  }

  /** The changes since the last call, oldest first. */
  takeChanges(): RowChange[] {
    const changes = this.#changes
    this.#changes = []
    this.#before.clear()
    return changes
  }

  /**
   * Runs a task, also within another one; if it throws, takes back what it wrote. Ids that it used are not used again.
   */
  async orTakeBack<Result>(task: () => Promise<Result>): Promise<Result> {
    const outer = this.#before
    const written = this.#changes.length
    this.#before = new Map()
    try {
      const result = await task()
      for (const [table, rows] of this.#before) if (!outer.has(table)) outer.set(table, rows)
      return result
    } catch (error) {
      for (const [table, rows] of this.#before) table.restore(rows)
      this.#changes.splice(written)
      throw error
    } finally {
      this.#before = outer
    }
  }

  /** The highest number used so far in an id of each kind, including deleted rows. */
  get counters(): Record<string, number> {
    return Object.fromEntries(this.tables.flatMap(({ counters }) => Object.entries(counters)))
  }

  /** Restores counters, so that no id is issued twice. */
  raiseCounters(counters: Readonly<Record<string, number>>): void {
    for (const table of this.tables) table.raiseCounters(counters)
  }

  /** Makes all of these changes or none, without cascades; they count as written like any other. */
  put(changes: readonly RowChange[]): Promise<void> {
    return this.orTakeBack(async () => {
      for (const { collection, id, row } of byCreation(changes)) await this.table(collection).put(id, row)
    })
  }

  /** Applies changes made elsewhere. New rows are ordered by creation, not by last change. */
  async apply(changes: readonly RowChange[]): Promise<void> {
    for (const { collection, id, row } of byCreation(changes)) {
      if (row?.id !== id && row !== null) throw new Error(`${collection} "${id}" can no longer be read.`)
      await this.table(collection).apply(id, row)
    }
  }
}

/** A store of these kinds of rows, filled with `data`. Rows that are known to fit their schemas load much faster. */
export async function storeOf<Kinds extends RowKinds>(
  kinds: Kinds,
  data: DataOf<Kinds>,
  options: { areChecked?: boolean } = {},
): Promise<StoreOf<Kinds>> {
  const store = new AnyStore(kinds)
  for (const table of store.tables) table.load(data[table.name] ?? [], options)
  return withTables<Kinds>(store)
}

/** A store with the rows of another one, which must not change any more. */
export const storeOver = <Kinds extends RowKinds>(kinds: Kinds, below: StoreOf<Kinds>): StoreOf<Kinds> =>
  withTables<Kinds>(new AnyStore(kinds, below))

const withTables = <Kinds extends RowKinds>(store: AnyStore): StoreOf<Kinds> =>
  Object.assign(store, Object.fromEntries(store.tables.map((table) => [table.name, table]))) as StoreOf<Kinds>
