import { Collection } from '@mswjs/data'
import { type CollectionName, type RecordOf, records } from '../records.ts'

/** One change to the store: the record as it now stands, or null where it was deleted. */
export interface Change<Name extends CollectionName = CollectionName> {
  collection: Name
  id: string
  record: RecordOf<Name> | null
}

/** The number in an id: of two records of a collection, the later one's is the higher. */
export const counterOf = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0)

/**
 * A collection of records, found by id and by the fields it is indexed on without walking the whole.
 * Writes are validated by the record's zod schema and told to `onChange`; they are async because the collection is.
 */
export class Table<Name extends CollectionName, Record extends RecordOf<Name> = RecordOf<Name>> {
  readonly name: Name
  readonly #prefix: string
  readonly #fields: ReadonlyArray<keyof Record & string>
  readonly #onChange: (change: Change) => void
  readonly #collection: Collection<(typeof records)[Name]>
  readonly #byId = new Map<string, Record>()
  /** Which record was made before which. */
  readonly #places = new Map<string, number>()
  #nextPlace = 0
  readonly #byField = new Map<string, Map<unknown, Set<string>>>()
  /** The highest number an id ever had, so that a deleted record's id is not given again. */
  counter = 0

  constructor(
    name: Name,
    prefix: string,
    fields: ReadonlyArray<keyof Record & string>,
    onChange: (change: Change) => void,
  ) {
    this.name = name
    this.#prefix = prefix
    this.#fields = fields
    this.#onChange = onChange
    this.#collection = new Collection({ schema: records[name] })
    for (const field of fields) this.#byField.set(field, new Map())
  }

  /** All records, in the order they were made. Not to be changed. */
  all(): readonly Record[] {
    return this.#collection.all() as unknown as Record[]
  }

  count(): number {
    return this.#byId.size
  }

  get(id: string): Record | undefined {
    return this.#byId.get(id)
  }

  /** The records whose indexed `field` has `value`, in the order they were made. */
  where<Field extends keyof Record & string>(field: Field, value: Record[Field]): Record[] {
    const ids = this.#byField.get(field)
    if (!ids) throw new Error(`${this.name} has no index on "${field}": add it in store.ts.`)
    const inOrder = [...(ids.get(value) ?? [])].toSorted(
      (a, b) => (this.#places.get(a) ?? 0) - (this.#places.get(b) ?? 0),
    )
    return inOrder.flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** The next free id: prefix and counter. */
  nextId(): string {
    this.counter += 1
    return `${this.#prefix}-${this.counter}`
  }

  async load(all: readonly Record[]): Promise<void> {
    for (const record of all) await this.#insert(record)
  }

  async create(record: Record): Promise<Record> {
    if (this.#byId.has(record.id)) throw new Error(`${this.name} holds a record with the id "${record.id}" already.`)
    const created = await this.#insert(record)
    this.#tell(created.id, created)
    return created
  }

  async update(id: string, change: Partial<Record>): Promise<Record> {
    const current = this.#byId.get(id)
    if (!current) throw new Error(`${this.name} holds no record with the id "${id}".`)
    const updated = await this.#replace(current, { ...current, ...change })
    this.#tell(id, updated)
    return updated
  }

  delete(id: string): void {
    if (this.#remove(id)) this.#tell(id, null)
  }

  /** Takes over a change that was made elsewhere: in another tab, or before a reload. Nothing is told. */
  async apply(id: string, record: Record | null): Promise<void> {
    const current = this.#byId.get(id)
    if (record === null) this.#remove(id)
    else if (current) await this.#replace(current, record)
    else await this.#insert(record)
  }

  async #insert(record: Record): Promise<Record> {
    const created = (await this.#collection.create(record)) as unknown as Record
    this.counter = Math.max(this.counter, counterOf(created.id))
    this.#byId.set(created.id, created)
    this.#places.set(created.id, (this.#nextPlace += 1))
    this.#index(created)
    return created
  }

  async #replace(current: Record, next: Record): Promise<Record> {
    const updated = (await this.#collection.update(
      // The collection finds a record by the hidden key that the record carries.
      current as never,
      {
        data: (draft: object) => {
          for (const key of Object.keys(draft)) if (!(key in next)) Reflect.deleteProperty(draft, key)
          Object.assign(draft, structuredClone(next))
        },
        strict: true,
      },
    )) as unknown as Record
    this.#unindex(current)
    this.#byId.set(updated.id, updated)
    this.#index(updated)
    return updated
  }

  #remove(id: string): boolean {
    const current = this.#byId.get(id)
    if (!current) return false
    this.#unindex(current)
    this.#byId.delete(id)
    this.#places.delete(id)
    this.#collection.delete(current as never)
    return true
  }

  #index(record: Record) {
    for (const field of this.#fields) {
      const ids = this.#byField.get(field)
      const value = record[field]
      const set = ids?.get(value)
      if (set) set.add(record.id)
      else ids?.set(value, new Set([record.id]))
    }
  }

  #unindex(record: Record) {
    for (const field of this.#fields) this.#byField.get(field)?.get(record[field])?.delete(record.id)
  }

  #tell(id: string, record: Record | null) {
    this.#onChange({ collection: this.name, id, record })
  }
}
