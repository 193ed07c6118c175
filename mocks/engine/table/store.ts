import { cascade } from './cascade.ts'
import { numberIn } from './indexed-rows.ts'
import type { DataOf, RowIn, RowKinds } from './row-kind.ts'
import { type AnyTable, type RowChange, Table } from './table.ts'

const byCreation = (changes: readonly RowChange[]) => changes.toSorted((a, b) => numberIn(a.id) - numberIn(b.id))

type Tables<Kinds extends RowKinds> = { readonly [Name in keyof Kinds]: Table<RowIn<Kinds, Name>> }

/** A store with its tables as properties. */
export type StoreOf<Kinds extends RowKinds> = Tables<Kinds> & AnyStore

/** A store of any kinds of rows. */
export class AnyStore {
  readonly tables: readonly AnyTable[]
  readonly #tables: ReadonlyMap<string, Table<{ id: string }>>
  #changes: RowChange[] = []
  /** All rows of each table that the task under way has changed, as they were before. */
  #before = new Map<AnyTable, readonly { readonly id: string }[]>()

  /** A store over another one has its rows too, and copies the lookups of a table when it changes the table. `below` must not change any more. */
  constructor(kinds: RowKinds, below?: AnyStore) {
    const holder = {
      changing: (table: AnyTable) => {
        if (!this.#before.has(table)) this.#before.set(table, table.all())
      },
      changed: (change: RowChange) => {
        this.#changes.push(change)
      },
      deleting: async (table: string, id: string, entries: Readonly<Record<string, readonly string[]>>) => {
        await cascade(this.tables, table, [id])
        for (const [list, ids] of Object.entries(entries)) await cascade(this.tables, `${table}.${list}`, ids)
      },
    }
    this.#tables = new Map(
      Object.entries(kinds).map(([name, kind]) => [
        name,
        new Table(name, kind, holder, below && below.#tables.get(name)),
      ]),
    )
    this.tables = [...this.#tables.values()]
  }

  table(name: string): AnyTable {
    const found = this.tables.find((table) => table.name === name)
    if (!found)
      throw new Error(`There is no table "${name}". There are: ${this.tables.map((table) => table.name).join(', ')}.`)
    return found
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
    return Object.assign({}, ...this.tables.map(({ counters }) => counters)) as Record<string, number>
  }

  /** Restores counters, so that no id is issued twice. */
  raiseCounters(kept: Readonly<Record<string, number>>): void {
    for (const table of this.tables) table.raiseCounters(kept)
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
