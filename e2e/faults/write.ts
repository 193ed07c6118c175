import type { Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** A write that a screen can send, and what the screen says about it. */
export interface Write {
  role: Screen['role']
  to: string
  /** Fields by their label, with what is typed. */
  typed?: Readonly<Record<string, string>>
  /** What else is chosen before sending. */
  prepare?: (page: Page) => Promise<unknown>
  /** The button that sends it. */
  button: string | RegExp
  /** The button of the question that comes first. */
  confirm?: string
  call: RegExp
  done: string | RegExp
  /** Shown when the server refuses without a word. */
  failed: string | RegExp
  /** A deletion that finds nothing has nothing left to do. */
  doneWhenGone?: true
  /** Whether it can be sent twice without harm, so that nobody is told to look first. */
  harmless?: true
}

/** The writes of one role, by name. */
export type Writes = Readonly<Record<string, Omit<Write, 'role'>>>
