import type { Reply } from '../../engine/call/implementation.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './operation-shape.ts'

/** A row of a table: its record, the text of the record's own id, and what the path before it says of it. */
export interface StoredRow {
  readonly id: string
  readonly key: string
  readonly record: Readonly<Record<string, unknown>>
  readonly parents: Readonly<Record<string, string>>
}

/** A table, which has the name that `serve --list` prints. */
export interface KitTable {
  all(): readonly StoredRow[]
  get(id: string): StoredRow | undefined
  where(field: 'key', value: string): readonly StoredRow[]
  nextId(): string
  create(row: StoredRow): Promise<unknown>
  update(id: string, change: Partial<StoredRow>): Promise<unknown>
  delete(id: string): Promise<unknown>
}

/** What a rule of one's own is given of a call. The contract allows its request. */
export interface KitCall<Operation = unknown> {
  readonly db: { table(name: string): KitTable }
  readonly params: ParamsOf<Operation>
  readonly query: QueryOf<Operation>
  readonly body: BodyOf<Operation>
  readonly url: string
  /** Undefined where the contract needs no token. */
  readonly user: unknown
  readonly now: Date
}

/** Answers an operation with the body of its success, or a `Reply`; it refuses by throwing a `Problem`. */
export type KitRule<Operation = unknown> = (call: KitCall<Operation>) => Answered<AnswerOf<Operation>>

type Answered<Answer> = Answer | Reply<unknown> | Promise<Answer | Reply<unknown>>

/** Rules by operationId; of the interface `operations` that `openapi-typescript` writes, each typed by its own. */
export type KitRules<Operations = never> = [Operations] extends [never]
  ? Readonly<Record<string, KitRule>>
  : { readonly [Id in keyof Operations]?: KitRule<Operations[Id]> }

/** What `kit.config.ts` says of a project. */
export interface KitConfig<Rules = KitRules> {
  /** The OpenAPI file, 3.0 or 3.1, from the folder of the configuration, or its address. */
  readonly contract: string
  /** The backend's memory. */
  readonly store?: {
    /** How many rows each table gets, 12 by default. */
    readonly rows?: number
    /** On which all that is random depends, 1 by default. */
    readonly seed?: number
    /** Rules of one's own, by operationId, where creating, reading, changing and deleting are not enough. */
    readonly operations?: Rules
  }
  /** What `check` and `record` are given, each as the flag of its name is. */
  readonly check?: {
    readonly header?: readonly string[]
    readonly signIn?: string
    readonly tokenAt?: string
    readonly also?: readonly string[]
    readonly only?: readonly string[]
    readonly skip?: readonly string[]
    readonly param?: readonly string[]
    readonly body?: readonly string[]
  }
  /** The backend in the page of an app. */
  readonly page?: {
    /** The name under which the browser keeps it, by default that of the contract. */
    readonly storageName?: string
    /**
     * Where the app calls the paths of the contract, such as `/api` or `http://localhost:3000/api`; by default at the
     * servers of the contract, and at the same path of the app's own origin.
     */
    readonly prefixes?: readonly string[]
  }
}

/** Says what a project has. What is wrong with it is told when it is read. */
export const defineKit = <Operations = never>(
  config: KitConfig<KitRules<Operations>>,
): KitConfig<KitRules<Operations>> => config
