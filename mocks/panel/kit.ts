import type { z } from 'zod'
import type { Kit } from '../engine/kit/kit.ts'

export const roles = ['guest', 'customer', 'admin'] as const
export type Role = (typeof roles)[number]

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
  readonly nextId: () => string
  /** Errors that the schema cannot find, by field. */
  readonly check: (row: object) => Record<string, string>
}

export interface PanelAccount {
  readonly role: Role
  readonly email: string
  readonly password: string
}

/** What the panel shows and controls. Changes are stored and appear on the screens at once. */
export interface PanelKit extends Kit {
  /** Calls back after any change of settings, clock or data, in this tab or another. */
  readonly subscribe: (listener: () => void) => () => void
  /** A number that changes with each change. */
  readonly version: () => number

  /** Origin of the real host that can answer operations; undefined where all are mocked. */
  readonly host?: string

  /** What the panel is called. */
  readonly title: string
  /** Where its clock is, for people; by default the name of its zone. */
  readonly place?: string

  /** An address that opens this screen with this state, if there are such. Rejects, with the reason, when it is too long. */
  readonly link?: () => Promise<string>

  readonly accounts: readonly PanelAccount[]
  readonly role: () => Role
  readonly signIn: (role: Role) => Promise<void>

  readonly operations: readonly KitOperation[]
  readonly scenarios: ReadonlyArray<{ readonly name: string; readonly description: string }>
  /** Each with its address, a path and query below the base of the app. */
  readonly stories: ReadonlyArray<{ readonly name: string; readonly sentence: string; readonly address: string }>

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
