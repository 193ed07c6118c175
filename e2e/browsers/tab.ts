import type { Person } from '../hosts/person.ts'

/** A browser window with the shop in it. */
export interface Tab extends Person {
  /** The value of an expression, or what its promise resolves to, in the page. */
  value<T>(expression: string): Promise<T>
  /** Asks for an inner width, which a browser may have a least one of. */
  resize(width: number, height: number): Promise<void>
  /** A PNG of what the window shows. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}
