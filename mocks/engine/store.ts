import { cascade } from './cascade.ts'
import type { DataOf, RecordIn, RecordKinds } from './record-kind.ts'
import { type AnyTable, type Change, counterOf, Table } from './table.ts'

type Tables<Kinds extends RecordKinds> = { readonly [Name in keyof Kinds]: Table<RecordIn<Kinds, Name>> }

/** Every table of a store under its name, and what holds for all of them. */
export type Store<Kinds extends RecordKinds> = Tables<Kinds> & AnyStore

/** A store whatever its records are. */
export class AnyStore {
  readonly tables: readonly AnyTable[]
  #changes: Change[] = []

  constructor(kinds: RecordKinds) {
    const holder = {
      changed: (change: Change) => {
        this.#changes.push(change)
      },
      deleting: async (table: string, id: string, entries: Readonly<Record<string, readonly string[]>>) => {
        await cascade(this.tables, table, [id])
        for (const [list, ids] of Object.entries(entries)) await cascade(this.tables, `${table}.${list}`, ids)
      },
    }
    this.tables = Object.entries(kinds).map(([name, kind]) => new Table(name, kind, holder))
  }

  table(name: string): AnyTable {
    const found = this.tables.find((table) => table.name === name)
    if (!found)
      throw new Error(`There is no table "${name}". There are: ${this.tables.map((table) => table.name).join(', ')}.`)
    return found
  }

  /** What was changed since the last call, oldest first. */
  takeChanges(): Change[] {
    const changes = this.#changes
    this.#changes = []
    return changes
  }

  /** The highest number that an id of each kind ever had, also of records that are gone. */
  get counters(): Record<string, number> {
    return Object.assign({}, ...this.tables.map(({ counters }) => counters)) as Record<string, number>
  }

  /** Takes over counters from elsewhere, so that no id is given twice. */
  raiseCounters(kept: Readonly<Record<string, number>>): void {
    for (const table of this.tables) table.raiseCounters(kept)
  }

  /** Makes changes as they are, with nothing following from them, to be kept like any other. */
  async put(changes: readonly Change[]): Promise<void> {
    await this.apply(changes)
    this.#changes.push(...changes)
  }

  /** Takes over changes made elsewhere. New records come in the order in which they were made, not last changed. */
  async apply(changes: readonly Change[]): Promise<void> {
    for (const { collection, id, record } of changes.toSorted((a, b) => counterOf(a.id) - counterOf(b.id)))
      await this.table(collection).apply(id, record)
  }
}

/** A store of these kinds of records that holds `data`. */
export async function storeOf<Kinds extends RecordKinds>(kinds: Kinds, data: DataOf<Kinds>): Promise<Store<Kinds>> {
  const store = new AnyStore(kinds)
  for (const table of store.tables) table.load(data[table.name] ?? [])
  return Object.assign(store, Object.fromEntries(store.tables.map((table) => [table.name, table]))) as Store<Kinds>
}
