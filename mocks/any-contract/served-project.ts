import type { Backend } from '../engine/kit/backend.ts'
import type { Backends } from '../http/serve-backends.ts'
import type { Named } from '../page/address.ts'

/** What the command to serve needs of a project. */
export interface ServedProject extends Backends {
  /** What its flags name. */
  readonly named: Named
  /** What each of the backends is: `shop`. */
  readonly noun: string
  /** Of each operation what is remembered. */
  readonly listing?: string
  /** Said once it answers. */
  readonly said: (origin: string, state: Backend['state']) => string | Promise<string>
}
