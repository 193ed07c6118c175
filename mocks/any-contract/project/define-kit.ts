import type { Reply } from '../../engine/call/implementation.ts'
import type { OwnCheck } from './own-check.ts'
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
  /** The account, where there are accounts; undefined where the contract needs no token. */
  readonly user: unknown
  readonly now: Date
  /** Does what the operation does without the rule, and resolves to its body. Rejects with its refusal. */
  readonly derived: () => Promise<AnswerOf<Operation>>
}

/** Answers an operation with the body of its success, or a `Reply`; it refuses by throwing a `Problem`. */
export type KitRule<Operation = unknown> = (call: KitCall<Operation>) => Answered<AnswerOf<Operation>>

type Answered<Answer> = Answer | Reply<unknown> | Promise<Answer | Reply<unknown>>

/** Rules by operationId; of the interface `operations` that `openapi-typescript` writes, each typed by its own. */
export type KitRules<Operations = never> = [Operations] extends [never]
  ? Readonly<Record<string, KitRule>>
  : { readonly [Id in keyof Operations]?: KitRule<Operations[Id]> }

/** Somebody who may sign in. */
export interface KitAccount {
  readonly name: string
  /** Looked at where the contract says which role an operation needs. */
  readonly role?: string
  /** What the contract signs in with: a token, a key, or `user:password`. */
  readonly token: string
}

/** A state to start from. */
export interface KitScenario {
  readonly description: string
  /** Changes the seeded tables before the start. */
  readonly change?: (call: Pick<KitCall, 'db' | 'now'>) => unknown
}

/** A prepared link of the panel. */
export interface KitStory {
  readonly name: string
  /** One sentence on what to see there. */
  readonly sentence: string
  /** A path of the app with what a copied link has, such as `/books?kit-scenario=all-lent&kit-changes=none`. */
  readonly address: string
}

/** Makes the body of a refusal of the call at `path`. */
export type KitErrorBody = (
  path: string,
  refusal: {
    readonly message: string
    readonly status?: number
    readonly errors?: ReadonlyArray<{ readonly path: string; readonly message: string }> | undefined
  },
) => unknown

/** The backend's memory, and how it answers. */
export interface KitStore<Rules = KitRules> {
  /** How many rows each table gets, 12 by default. */
  readonly rows?: number
  /** On which all that is random depends, 1 by default. */
  readonly seed?: number
  /** Who may sign in; other tokens are refused. By default whoever sends one is let in, and roles are not looked at. */
  readonly accounts?: readonly KitAccount[]
  /** Rules of one's own, by operationId, where creating, reading, changing and deleting are not enough. */
  readonly operations?: Rules
  /** Further scenarios by name, which join the usual ones with `+`. */
  readonly scenarios?: Readonly<Record<string, KitScenario>>
  readonly stories?: readonly KitStory[]
  /** Of refusals for which the contract documents none; by default `{ message }`. */
  readonly errorBody?: KitErrorBody
  /** Makes what is served in place of the derived backends. Only the kit's own project has one. */
  readonly instead?: (given: { readonly recording: string | undefined }) => Promise<object>
}

/** What `check` and `record` are given, each as the flag of its name is, and what a project adds. */
export interface KitCheck extends OwnCheck {
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
export interface KitPage {
  /** The key of the local storage in which the app keeps its token, so that the panel can sign in. */
  readonly session?: string
  /** The name under which the browser keeps the backend, by default that of the contract. */
  readonly storageName?: string
  /**
   * Where the app calls the paths of the contract, such as `/api` or `http://localhost:3000/api`; by default at the
   * servers of the contract, and at the same path of the app's own origin.
   */
  readonly prefixes?: readonly string[]
}

/** A part that is read when it is needed: itself, or a function that loads it. */
export type KitPart<Value> = Value | (() => Value | Promise<Value>)

/** What `kit.config.ts` says of a project. */
export interface KitConfig<Rules = KitRules> {
  /** The OpenAPI file, 3.0 or 3.1, from the folder of the configuration, or its address. */
  readonly contract: string
  /** The IANA name of the zone in which the clock is shown and set, UTC by default. */
  readonly zone?: string
  readonly store?: KitPart<KitStore<Rules>>
  readonly check?: KitPart<KitCheck>
  readonly page?: KitPart<KitPage>
}

/** Says what a project has. What is wrong with it is told when it is read. */
export const defineKit = <Operations = never>(
  config: KitConfig<KitRules<Operations>>,
): KitConfig<KitRules<Operations>> => config
