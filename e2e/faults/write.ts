import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** A write that a screen can send, and the screen's messages about it. */
export interface Write {
  role: Screen['role']
  to: string
  /** The typed text by the label of the field. */
  typed?: Readonly<Record<string, string>>
  /** Further steps before sending. */
  prepare?: (page: Page) => Promise<unknown>
  /** The button that sends it. */
  button: string | RegExp
  /** The button that confirms, if the screen asks first. */
  confirm?: string
  call: RegExp
  done: string | RegExp
  /** Shown when the server refuses without a message. */
  failed: string | RegExp
  /** Whether a 404 counts as done, as for a deletion. */
  doneWhenGone?: true
  /** Whether it can be sent twice without harm, so that the screen need not ask to check first. */
  harmless?: true
}

/** The writes of one role, by name. */
export type Writes = Readonly<Record<string, Omit<Write, 'role'>>>
