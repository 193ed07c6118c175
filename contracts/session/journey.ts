import type { Law, Mismatch } from '../judge/finding.ts'
import type { Call } from '../judge/call.ts'
import type { Credentials, RequestInput } from '#openapi/contract/request.ts'
import type { Json, Path } from '#openapi/contract/json.ts'

/** The ways to expect something of an answer. */
export interface Expectations {
  /** Reports each way in which an answer breaks a law. */
  readonly expect: (law: Law, call: Call, mismatches: Iterable<Mismatch>) => void
  /** Reports that an answer breaks a law in one way. */
  readonly broken: (law: Law, call: Call, path: string, expected: string, got: string) => void
  /** Expects an answer to have a value at a path: of a record, in each field that both have. */
  readonly expectAt: (law: Law, call: Call, path: Path, wanted: unknown) => void
  /** Expects what was gathered from an answer to be equal. */
  readonly expectSame: (law: Law, call: Call, path: string, wanted: unknown, got: unknown) => void
  /** Expects a list to show one record once, as it is wanted; by default the one with its id. */
  readonly expectOnce: (law: Law, call: Call, wanted: Json, isIt?: (item: Json) => boolean) => void
  /** Expects a list not to show a record. */
  readonly expectNone: (law: Law, call: Call, isIt: (item: Json) => boolean, what: string) => void
  /** Expects a call not to have succeeded. */
  readonly expectRefused: (law: Law, call: Call, expected: string) => void
}

/**
 * Makes calls that need not succeed, and reports broken laws. What is written as a method may have narrower types for one
 * contract.
 */
export interface JudgedCalls extends Expectations {
  /** Makes a call that must succeed, and returns its body. What it creates is removed afterwards. */
  make(this: void, id: string, caller: string, input: RequestInput): Promise<unknown>
  /** An item of the list, the same for the same seed. With an empty list the call cannot be made. */
  readonly pick: <Item>(what: string, list: readonly Item[]) => Item
  /** The text with an addition that makes it unique on the host. */
  readonly unique: (text: string) => string
  /** The account that a caller signs in with. */
  account(this: void, caller: string): Credentials
  /** Makes a call that must answer one of `wanted`, by default its success. */
  readonly ask: (id: string, caller: string, input: RequestInput, wanted?: readonly string[]) => Promise<Call>
  /** Makes a call that must succeed, and returns it with its body. */
  succeed(this: void, id: string, caller: string, input: RequestInput): Promise<{ call: Call; body: unknown }>
  /** The same calls with a token in place of that of each caller. */
  as(this: void, token: string): JudgedCalls
  /** The token of a caller. Throws `CannotCall` if there is none. */
  readonly token: (caller: string) => string
  /** Whether this run may leave what a success of the operation makes and no call undoes. */
  readonly mayRemain: (id: string) => boolean
  /** Whether only this run uses a text. */
  readonly isUnique: (text: string) => boolean
  /** The records that this journey has made, with the calls that show them. */
  readonly own: () => ReadonlyArray<{ get: string; id: string }>
  /** Gets what an address in an answer leads to, such as a picture; if nothing comes, resolves to the reason. */
  readonly fetch: (address: string) => Promise<Response | string>
}

/** Makes calls in order, to test what only writing shows. */
export interface Journey<Calls extends JudgedCalls = JudgedCalls> {
  readonly name: string
  /** The operations that it is about: a run of one tag makes it when one of them has the tag. */
  readonly about: readonly string[]
  /** Whether it only reads; the others are made with `--write` alone. */
  readonly reads?: boolean
  /**
   * Made before the others and with no call beside it: a write may hide what a cache shows to a wrong caller, or change
   * an account while it is compared.
   */
  readonly alone?: boolean
  /** Whether it leaves something that no call can undo: by default if what it is about does. */
  readonly leaves?: boolean
  make(this: void, calls: Calls): Promise<void>
}

/** A request that must bring one documented answer. Of several attempts the first that brings it counts. */
export interface Exchange<Request = RequestInput> {
  readonly as: string
  attempts(this: void, calls: JudgedCalls): Promise<readonly Request[]>
  /**
   * The record that it needs, if no call shows whether the host has one. Any other answer then counts as not made.
   */
  readonly needs?: string
  /** The documented answer to the same request once more. */
  readonly again?: string
}
