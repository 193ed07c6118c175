import { z } from 'zod'
import { firstBrokenBy } from '../engine/table/broken-links.ts'
import { firstTakenIn } from '../engine/table/taken-values.ts'
import type { AnyStore } from '../engine/table/store.ts'
import type { RowChange } from '../engine/table/table.ts'

type Kinds = Readonly<Record<string, { readonly schema: z.ZodType }>>

const File = z.record(z.string(), z.array(z.looseObject({ id: z.string() })))

/** All rows as JSON text, table by table, without sessions. */
export function stateFile(store: AnyStore): string {
  const lasting = store.tables.filter(({ outsideState }) => !outsideState)
  return JSON.stringify(Object.fromEntries(lasting.map((table) => [table.name, table.all()])), null, 2)
}

function parsed(json: string): z.output<typeof File> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new Error('This is not an export of these tables: choose a file that Export has saved.', { cause })
  }
  const { data, error } = File.safeParse(value)
  if (data && Object.keys(data).length > 0) return data
  const table = error?.issues[0]?.path[0]
  const without = data ? 'it holds no table. Choose' : 'choose'
  const reason = table === undefined ? without : `${String(table)} is not a list of rows. Choose`
  throw new Error(`This is not an export of these tables: ${reason} a file that Export has saved.`, { cause: error })
}

const damagedAt = (place: string) =>
  `Nothing was imported, since the file is damaged or was edited at ${place} Choose another.`

/** The changes that turn `store` into an exported one. Throws with the table, row and field of the first error. */
export function changesTo(json: string, store: AnyStore, kinds: Kinds): RowChange[] {
  const changes = rowChanges(json, store, kinds)
  const broken = firstBrokenBy(store, changes)
  if (broken !== undefined) throw new Error(damagedAt(broken))
  return changes
}

function rowChanges(json: string, store: AnyStore, kinds: Kinds): RowChange[] {
  return Object.entries(parsed(json)).flatMap(([collection, wanted]) => {
    const kind = Object.entries(kinds).find(([name]) => name === collection)?.[1]
    if (!kind) throw new Error(`There is no table "${collection}". There are: ${Object.keys(kinds).join(', ')}.`)
    for (const row of wanted) {
      const { error } = kind.schema.safeParse(row)
      const [issue] = error?.issues ?? []
      if (!issue) continue
      const place = `${collection} "${row.id}", ${issue.path.join('.') || 'the row'}`
      throw new Error(damagedAt(`${place}: ${issue.message}.`), { cause: error })
    }
    const taken = firstTakenIn(store.table(collection), wanted)
    if (taken !== undefined) throw new Error(damagedAt(taken))
    const ids = new Set(wanted.map(({ id }) => id))
    const gone = store
      .table(collection)
      .all()
      .filter(({ id }) => !ids.has(id))
    return [
      ...gone.map(({ id }) => ({ collection, id, row: null })),
      ...wanted.map((row) => ({ collection, id: row.id, row })),
    ]
  })
}
