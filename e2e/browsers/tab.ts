import type { Person } from '../hosts/person.ts'

/** A browser window with the shop in it. */
export interface Tab extends Person {
  /** The value of an expression, or what its promise resolves to, in the page. */
  value<T>(expression: string): Promise<T>
  /** Resizes the window; a browser may have a minimum width. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of the window's content. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
