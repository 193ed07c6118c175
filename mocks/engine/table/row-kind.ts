import type { z } from 'zod'

type RowSchema = z.ZodType<{ id: string }>

/** The fields of a row that refer to another row: those that end in `Id` or `_id`. */
type LinkField<Row> = Extract<keyof Row, `${string}Id` | `${string}_id`>
type EntryLinks<Row> = {
  [Field in keyof Row & string]: Row[Field] extends readonly (infer Entry)[]
    ? Entry extends object
      ? `${Field}.${LinkField<Entry>}`
      : never
    : never
}[keyof Row & string]
type LinkPath<Row> = LinkField<Row> | EntryLinks<Row>

/** A reference to another row. */
export interface Link {
  /** A table, or `table.list` for the entries that its rows embed. */
  readonly to: string
  /**
   * When the other row is deleted: delete this one (in a list, the entry), set the field to null, or keep the id.
   */
  readonly onDelete: 'delete' | 'clear' | 'keep'
}

/** Whether two texts are the same: as they stand, or whatever their capitals. */
export type Equality = 'exact' | 'any-case'

/** The rules of one table. */
export interface RowKind<Schema extends RowSchema = RowSchema> {
  readonly schema: Schema
  /** The prefix of the ids: `prod` for `prod-1`. */
  readonly prefix: string
  /** Indexed fields, in addition to references to other rows. */
  readonly indexes?: readonly (keyof z.output<Schema> & string)[]
  /** Fields of which no two rows have the same value, and how it is compared; indexed as well. */
  readonly unique?: { readonly [Field in keyof z.output<Schema> & string]?: Equality }
  /** Embedded lists whose entries have their own ids, each with the prefix of these ids. */
  readonly embedded?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, Link>>
  /** Left out of the state's hash, and kept when the shop is reset. */
  readonly outsideState?: boolean
  /** Shown to one person or to administrators alone. */
  readonly ownerOnly?: boolean
}

/** The rows of a store, table by table, in dependency order. */
export type RowKinds = Readonly<Record<string, RowKind>>
export type RowIn<Kinds extends RowKinds, Name extends keyof Kinds> = z.output<Kinds[Name]['schema']>
/** A whole store as plain data. */
export type DataOf<Kinds extends RowKinds> = { [Name in keyof Kinds]: Array<RowIn<Kinds, Name>> }

type Links<Row> = [LinkPath<Row>] extends [never]
  ? { readonly links?: never }
  : { readonly links: { readonly [Path in LinkPath<Row>]: Link } }

/** A kind of row. Each of its fields that ends in `Id` or `_id` must be listed in `links`. */
export const kind = <Schema extends RowSchema>(
  schema: Schema,
  how: Omit<RowKind<Schema>, 'schema' | 'links'> & Links<z.output<Schema>>,
): RowKind<Schema> => ({ schema, ...how })
