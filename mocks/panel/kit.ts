import type { z } from 'zod'
import type { Kit } from '../engine/kit/kit.ts'

/** What the panel needs of an operation. */
export interface KitOperation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly statuses: readonly number[]
}

export interface KitRow {
  readonly id: string
}

/** A collection of the store: its rows and their schema. */
export interface KitCollection {
  readonly name: string
  readonly schema: z.ZodObject
  readonly all: () => readonly KitRow[]
  /** What a table shows of a row; by default its own fields. */
  readonly shown?: (row: KitRow) => KitRow
  readonly nextId: () => string
  /** Errors that the schema cannot find, by field. */
  readonly check: (row: object) => Record<string, string>
}

/** Who signs in with one press: by the call at `path` that gives a token, or with a token, which is sent as a header. */
export type PanelAccount = { readonly role: string } & (
  | { readonly email: string; readonly password: string; readonly path: string }
  | { readonly token: string; readonly header: string | undefined }
)

/** What the panel shows and controls. Changes are stored and appear on the screens at once. */
export interface PanelKit extends Kit {
  /** Calls back after any change of settings, clock or data, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void
  /** A number that changes with each change. */
  readonly version: () => number

  /** Whether a call can be copied as an exchange of the contract's tests. */
  readonly hasExchanges?: true

  /** Origin of the real host that can answer operations; undefined where all are mocked. */
  readonly host?: string

  /** What the panel is called, and what it controls: `shop`. */
  readonly title: string
  readonly noun: string
  /** Where its clock is, for people; by default the name of its zone. */
  readonly place?: string

  /** An address that opens this screen with this state, if there are such. Rejects, with the reason, when it is too long. */
  readonly link?: () => Promise<string>

  readonly accounts: readonly PanelAccount[]
  /** `guest` if nobody is signed in. */
  readonly role: () => string
  readonly signIn: (role: string) => Promise<void>

  readonly operations: readonly KitOperation[]
  readonly scenarios: ReadonlyArray<{ readonly name: string; readonly description: string }>
  /** Each with its address, a path and query below `base`, the path of the app with a slash at its end. */
  readonly stories: ReadonlyArray<{ readonly name: string; readonly sentence: string; readonly address: string }>
  readonly base: string

  readonly collections: () => readonly KitCollection[]
  /** Writes a row, or deletes it if it is null. */
  readonly write: (collection: string, id: string, row: object | null) => Promise<void>
  readonly exportState: () => string
  /** Replaces all rows by exported ones; rejects with the place of the first error. */
  readonly importState: (json: string) => Promise<void>

  /** Whether changes were dropped by a reset, another scenario or a link, and nothing was changed since. */
  readonly canUndo: () => Promise<boolean>
  /** Brings back the dropped changes. Rejects if something was changed since. */
  readonly undo: () => Promise<void>

  /** Whether the data of the page that was loaded came with its HTML, without a call. */
  readonly isPrerendered: boolean
}
