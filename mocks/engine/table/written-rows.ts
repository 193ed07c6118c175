import type { Collection } from '@mswjs/data'
import type { z } from 'zod'
import { loadPart } from './load-part.ts'

const validating = <Row>(table: string, schema: z.ZodType<Row>) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'suvarnika',
    validate: (value: unknown) => {
      const result = schema.safeParse(value)
      if (result.success) return { value: result.data }
      // Checked here, since the collection's own error names neither table nor row.
      const { id } = value as { id?: unknown }
      const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || 'the row'}: ${message}`)
      throw new Error(`${table} "${String(id)}" does not fit its row in ${issues.join('; ')}`)
    },
    types: undefined as { input: unknown; output: Row } | undefined,
  },
})

type Validating<Row> = ReturnType<typeof validating<Row>>
/** A row with the hidden key by which its collection identifies it. */
type Stored<Row> = ReturnType<Collection<Validating<Row>>['all']>[number]

/**
 * The rows of a table that were created or changed since the seed, in a collection that validates them. Seeded ones
 * are left out, since filling a collection with a whole seed takes a second; so are those that were taken back.
 */
export class WrittenRows<Row extends { id: string }> {
  readonly #schema: Validating<Row>
  readonly #stored = new Map<string, Stored<Row>>()
  #collection: Collection<Validating<Row>> | undefined

  constructor(table: string, schema: z.ZodType<Row>) {
    this.#schema = validating(table, schema)
  }

  /** The row parsed by its schema. Throws with the path of each error. */
  validated(row: unknown): Row {
    return this.#schema['~standard'].validate(row).value
  }

  async create(row: unknown): Promise<Row> {
    return this.#note(await (await this.#opened()).create(row))
  }

  async replace(id: string, next: Row): Promise<Row> {
    const stored = this.#stored.get(id)
    if (!stored) return this.create(next)
    const collection = await this.#opened()
    const updated = await collection.update<true>(stored, {
      data: (draft: object) => {
        for (const key of Object.keys(draft)) if (!(key in next)) Reflect.deleteProperty(draft, key)
        Object.assign(draft, structuredClone(next))
      },
      strict: true,
    })
    return this.#note(updated)
  }

  delete(id: string): void {
    const stored = this.#stored.get(id)
    if (!stored) return
    this.#stored.delete(id)
    this.#collection?.delete(stored)
  }

  /** Lets go of every row that is none of these, such as a newer one of the same id. */
  leave(rows: readonly Row[]): void {
    const remaining = new Set(rows)
    for (const [id, stored] of this.#stored) if (!remaining.has(stored)) this.delete(id)
  }

  #note(row: Stored<Row>): Row {
    this.#stored.set(row.id, row)
    return row
  }

  /** Imported at the first write, since most pages of a demo only read. */
  async #opened(): Promise<Collection<Validating<Row>>> {
    if (this.#collection) return this.#collection
    const { Collection } = await loadPart(import('@mswjs/data'))
    return (this.#collection ??= new Collection({ schema: this.#schema }))
  }
}
