import type { z } from 'zod'

type RecordSchema = z.ZodType<{ id: string }>

/** The fields of a record that refer to another record: those that end in `Id` or `_id`. */
type LinkField<Kept> = Extract<keyof Kept, `${string}Id` | `${string}_id`>
type EntryLinks<Kept> = {
  [Field in keyof Kept & string]: Kept[Field] extends readonly (infer Entry)[]
    ? Entry extends object
      ? `${Field}.${LinkField<Entry>}`
      : never
    : never
}[keyof Kept & string]
type LinkPath<Kept> = LinkField<Kept> | EntryLinks<Kept>

/** A reference to another record. */
export interface Link {
  /** A table, or `table.list` for the entries that its records embed. */
  readonly to: string
  /**
   * When the other record is deleted: delete this one (in a list, the entry), set the field to null, or keep the id.
   */
  readonly onDelete: 'delete' | 'clear' | 'keep'
}

/** The rules of one table. */
export interface RecordKind<Schema extends RecordSchema = RecordSchema> {
  readonly schema: Schema
  /** The prefix of the ids: `prod` for `prod-1`. */
  readonly prefix: string
  /** Indexed fields, in addition to references to other records. */
  readonly indexes?: readonly (keyof z.output<Schema> & string)[]
  /** Embedded lists whose entries have their own ids, each with the prefix of these ids. */
  readonly embedded?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, Link>>
  /** Left out of the state's hash, and kept when the shop is reset. */
  readonly transient?: boolean
}

/** The records of a store, table by table, in dependency order. */
export type RecordKinds = Readonly<Record<string, RecordKind>>
export type RecordIn<Kinds extends RecordKinds, Name extends keyof Kinds> = z.output<Kinds[Name]['schema']>
/** A whole store as plain data. */
export type DataOf<Kinds extends RecordKinds> = { [Name in keyof Kinds]: Array<RecordIn<Kinds, Name>> }

type Links<Kept> = [LinkPath<Kept>] extends [never]
  ? { readonly links?: never }
  : { readonly links: { readonly [Path in LinkPath<Kept>]: Link } }

/** A kind of record. Each of its fields that ends in `Id` or `_id` must be listed in `links`. */
export const kind = <Schema extends RecordSchema>(
  schema: Schema,
  how: Omit<RecordKind<Schema>, 'schema' | 'links'> & Links<z.output<Schema>>,
): RecordKind<Schema> => ({ schema, ...how })
