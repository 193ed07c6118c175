import { cascade } from './cascade.ts'
import { numberIn } from './embedded-entries.ts'
import type { DataOf, RowIn, RowKinds } from './row-kind.ts'
import { type AnyTable, type RowChange, Table } from './table.ts'

const byCreation = (changes: readonly RowChange[]) => changes.toSorted((a, b) => numberIn(a.id) - numberIn(b.id))

/** A change with the row before it; undefined for a new one. */
interface Recorded {
  change: RowChange
  before: { readonly id: string } | undefined
}

type Tables<Kinds extends RowKinds> = { readonly [Name in keyof Kinds]: Table<RowIn<Kinds, Name>> }

/** A store with its tables as properties. */
export type StoreOf<Kinds extends RowKinds> = Tables<Kinds> & AnyStore

/** A store of any kinds of rows. */
export class AnyStore {
  readonly tables: readonly AnyTable[]
  readonly #tables: ReadonlyMap<string, Table<{ id: string }>>
  #changes: Recorded[] = []
  /** The order of each table that lost a row since the last mark, as it was before. */
  readonly #orders = new Map<AnyTable, readonly string[]>()

  /** A store over another one has its rows too, and costs only what it changes. `below` must not change any more. */
  constructor(kinds: RowKinds, below?: AnyStore) {
    const holder = {
      changed: (change: RowChange, before: Recorded['before']) => {
        this.#changes.push({ change, before })
      },
      deleting: async (table: string, id: string, entries: Readonly<Record<string, readonly string[]>>) => {
        this.#noteOrder(this.table(table))
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
    const changes = this.#changes.map(({ change }) => change)
    this.#changes = []
    this.#orders.clear()
    return changes
  }

  #noteOrder(table: AnyTable): void {
    if (!this.#orders.has(table))
      this.#orders.set(
        table,
        table.all().map(({ id }) => id),
      )
  }

  /**
   * Runs a task; if it throws, takes back what it wrote, the latest change first. Only one task may run at a time. Ids
   * that it used are not used again.
   */
  async orTakeBack<Result>(task: () => Promise<Result>): Promise<Result> {
    const kept = this.#changes.length
    this.#orders.clear()
    try {
      return await task()
    } catch (error) {
      const written = this.#changes.splice(kept).toReversed()
      for (const { change, before } of written) await this.table(change.collection).apply(change.id, before ?? null)
      for (const [table, ids] of this.#orders) table.arrange(ids)
      throw error
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

  /** Makes changes without cascades, which count as written like any other. */
  async put(changes: readonly RowChange[]): Promise<void> {
    await this.apply(changes)
    this.#changes.push(...changes.map((change) => ({ change, before: undefined })))
  }

  /** Applies changes made elsewhere. New rows are ordered by creation, not by last change. */
  async apply(changes: readonly RowChange[]): Promise<void> {
    for (const { collection, id, row } of byCreation(changes)) await this.table(collection).apply(id, row)
  }

  /** Applies the changes whose rows fit their schemas and ids. Returns the others. */
  async applyReadable(changes: readonly RowChange[]): Promise<RowChange[]> {
    const unreadable: RowChange[] = []
    for (const change of byCreation(changes)) {
      const { collection, id, row } = change
      try {
        if (row !== null && row.id !== id) throw new Error('This is another row.')
        await this.table(collection).apply(id, row)
      } catch {
        unreadable.push(change)
      }
    }
    return unreadable
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

/** A store with the rows of another one, which must not change any more; it costs only what it changes. */
export const storeOver = <Kinds extends RowKinds>(kinds: Kinds, below: StoreOf<Kinds>): StoreOf<Kinds> =>
  withTables<Kinds>(new AnyStore(kinds, below))

const withTables = <Kinds extends RowKinds>(store: AnyStore): StoreOf<Kinds> =>
  Object.assign(store, Object.fromEntries(store.tables.map((table) => [table.name, table]))) as StoreOf<Kinds>
