import type { RequestInput, Undoing } from '#openapi/contract/request.ts'

/** A call of the check and its answer. */
export interface KitAnswer {
  /** The id of its operation. */
  readonly id: string
  readonly caller: string
  readonly input: RequestInput
  readonly answer: { readonly status: number; readonly headers: Headers; readonly body: unknown }
  /** Whether status and shape are as documented. */
  readonly sound: boolean
}

/** How an answer breaks a law. */
export interface KitBreach {
  /** JSON path into the body, such as `$.items[0].id`, or `status`. */
  path: string
  expected: string
  got: string
}

/** A rule about answers that no contract can state. */
export interface KitLaw {
  /** The name in reports and in a baseline, such as `loans-end-after-they-begin`. */
  readonly name: string
  readonly sentence: string
  /** Why clients depend on it. */
  readonly reason: string
  /** What a right success breaks; without it journeys alone report the law. */
  judge?(this: void, call: KitAnswer): Iterable<KitBreach>
}

/** The calls of a journey. What they make is undone afterwards. */
export interface KitCalls {
  /** Makes a call that must succeed, and resolves to its body. */
  make(this: void, id: string, caller: string, input: RequestInput): Promise<unknown>
  /** Makes a call that must answer one of `wanted`, by default its success. */
  ask(this: void, id: string, caller: string, input: RequestInput, wanted?: readonly string[]): Promise<KitAnswer>
  /** An item of a list, the same for the same seed; without one the journey cannot be made. */
  pick<Item>(this: void, what: string, list: readonly Item[]): Item
  /** The text with an addition that makes it unique on the host. */
  unique(this: void, text: string): string
  /** Reports that an answer breaks a law. */
  broken(this: void, law: KitLaw, call: KitAnswer, path: string, expected: string, got: string): void
}

/** Makes calls in order, to test what only they show. */
export interface KitJourney {
  readonly name: string
  /** The operations that it is about. */
  readonly about: readonly string[]
  /** Whether it only reads; the others are made with `--write` alone. */
  readonly reads?: boolean
  make(this: void, calls: KitCalls): Promise<void>
}

/** How a success is undone; an empty one leaves nothing. */
export interface KitUndo {
  /** The call that undoes it; undefined if there is nothing to undo. */
  by?(this: void, answer: unknown, input: RequestInput): Undoing | undefined
  /** What remains nevertheless, for the report; `--traceless` leaves such calls out. */
  remains?(this: void, answer: unknown, input: RequestInput): string
}

/**
 * Somebody who makes calls. The setting `CHECK_READER_TOKEN` has the token of the caller `reader`, `CHECK_TOKEN` that of
 * `user`; `CHECK_READER` has `email:password` where an operation signs in.
 */
export interface KitCaller {
  /**
   * Where no token is given, the call that gives one, as of the flag `--sign-in`; or the id of an operation that takes an
   * email address and a password and answers a `token`.
   */
  readonly signIn?: string
  readonly tokenAt?: string
  readonly email?: string
  readonly password?: string
  /** That of the `user` whom such an operation answers. */
  readonly role?: string
  /** The operation that answers this `user` to whoever has a token. */
  readonly me?: string
}

/** What a project adds to what its contract says to the check. */
export interface OwnCheck {
  /** `user` makes the calls that follow from the contract, `admin` those that need a role; others are for journeys. */
  readonly accounts?: Readonly<Record<string, KitCaller>>
  readonly laws?: readonly KitLaw[]
  readonly journeys?: readonly KitJourney[]
  /** By the id of the operation, where the contract has no DELETE at the path of what was made. */
  readonly undo?: Readonly<Record<string, KitUndo | undefined>>
  /** What replaces how any contract is checked; the project of the kit itself alone has it. */
  readonly instead?: object
}
