import type { Contract } from '#openapi/contract/contract.ts'
import type { GeneratedSchema } from '../judge/generated-schema.ts'
import type { Expected } from '../judge/judge.ts'
import type { AnswerLaw } from '../judge/laws/law.ts'
import { collectFindings, type Effect, type Finding, type Law, type Mismatch } from '../judge/finding.ts'
import type { Secrets } from './secrets.ts'
import type { Call } from '../judge/call.ts'
import type { JudgedCalls } from './journey.ts'
import type { Credentials, RequestInput, Undoing } from '#openapi/contract/request.ts'

/** The caller of an API that knows no roles. */
export const theCaller = 'user'

/** The caller of operations that need a role. */
export const withTheRole = 'admin'

/** What is known of an API beside its contract. */
export interface Knowledge {
  /** Whether each request is signed in by a header, whoever makes it. */
  readonly isSignedIn?: boolean
  /** The operation that signs in with an email address and a password. */
  readonly signIn?: string
  /** How to undo a successful call: another call, or the name of what remains; undefined if there is nothing to undo. */
  readonly undoingOf: (call: Call) => Undoing | string | undefined
  /** The id of any record of the host, in whose form unknown ones are made up; undefined if it shows none. */
  readonly idOf?: (calls: JudgedCalls) => Promise<string | undefined>
  /** Whether a successful call leaves something that no call can undo. */
  readonly leavesATrace: (id: string) => boolean
  /** The schema that was generated for an answer of an operation, by which it must be as right as by the contract. */
  readonly generatedSchema?: (id: string, status: number) => GeneratedSchema | undefined
  /** The laws for single answers that no contract can state. */
  readonly laws: readonly AnswerLaw[]
  /** Findings that others explain. */
  readonly effects?: readonly Effect[]
}

export interface SessionOptions {
  contract: Contract
  knowledge: Knowledge
  origin: string
  /** Sends a request to the host, or rejects with `CannotCall`. `leaving` is called each time it is sent. */
  send: (request: Request, always?: boolean, leaving?: () => void) => Promise<Response>
  /** The accounts to sign in with; not set where only a token was given. */
  accounts: Readonly<Record<string, Credentials | undefined>>
  tokens: Record<string, string | undefined>
  /** The headers that `send` adds to each request; undefined where no report may show the value. */
  alsoSent?: Readonly<Record<string, string | undefined>>
  /** Chooses which of the host's records are used. */
  seed: number
  /** Part of the names of this run's records, so that they differ from those of earlier runs. */
  label: string
  secrets?: Secrets
  /** Creates nothing that cannot be undone. */
  traceless?: boolean
  /** Why an operation is not called any more, such as one that is far too slow. */
  refuses?: (id: string) => string | undefined
  /** Called with every request and its answer. */
  onCall?: (call: Call) => void
  /** Called with every finding, including repeated ones. */
  onFinding?: (finding: Finding) => void
}

export interface AskOptions extends Expected {
  /** What the check is doing, for the report. */
  context: string
  /** Replaces the caller's token; null sends none. */
  token?: string | null
  /** Sends it even after the run was stopped, since it undoes a change. */
  always?: boolean
  /** Sends it even if the operation is too slow to be called again. */
  slow?: boolean
  /**
   * The writes of the same exchange or journey that got no answer once, after which all of it is made again: the line or a
   * busy machine may be to blame. The second time is a finding.
   */
  unanswered?: Set<string>
  /** The calls of the same exchange or journey before it, for the story of a finding. */
  earlier?: readonly Call[]
  /** What it has in common with the calls that are sent at once. */
  batch?: Call['batch']
}

/** A run against one host: its callers, its requests and its findings. */
export interface Session {
  readonly options: SessionOptions
  readonly findings: ReturnType<typeof collectFindings>
  readonly secrets: Secrets
  /** Makes a call and judges its answer by the contract and by every law about single answers. */
  ask(id: string, caller: string, input: RequestInput, options: AskOptions): Promise<Call>
  /** Reports how an answer breaks a law, with the calls before it that a finding may name. */
  report(law: Law, call: Call, mismatches: Iterable<Mismatch>, context: string, earlier?: readonly Call[]): void
}
