import type { z } from 'zod'
import type { OwnCheck } from '#mocks/any-contract/project/own-check.ts'
import type { ErrorBody } from '#mocks/engine/call/problem.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { type Knowledge, type Session, theCaller } from '#contracts/session/session.ts'
import { WronglyCalled } from './could-not-run.ts'
import { type anyFlags, type commandFlags, type Env, type judgeFlags, readHost, type usageOf } from './options.ts'
import type { DifferentAnswer } from './report.ts'
import type { RunParts } from './run-parts.ts'
import { type Callers, callIn, readCallers } from './sign-in.ts'

type HostFlags = z.output<typeof commandFlags>
type AnyFlags = z.output<typeof anyFlags>

/** What the commands that call a host are given. */
export interface HostOptions
  extends HostFlags, Partial<Omit<AnyFlags, keyof HostFlags | 'only'>>, ReturnType<typeof readCallers> {
  origin: string
  callers: Callers
  only?: string | string[] | undefined
  budget?: number
  fuzz?: number
  proxy?: number | undefined
}

/** What the flags of every command that calls a host give, and perhaps more. */
type HostValues = HostFlags & Partial<HostOptions>
type Flags<Values> = z.ZodType<Values> & z.ZodObject

/** Of which API the check and the recording are, and how it is called. */
export interface Subject {
  /** What the project adds to its contract. */
  readonly check: OwnCheck
  readonly callers: Callers
  /** In which the time of a recording is given. */
  readonly zone: string
  /** The flags of each command, and those of the check. */
  readonly flags: Flags<HostValues> & { readonly shape: typeof commandFlags.shape }
  readonly checkFlags: Flags<HostValues & z.output<typeof judgeFlags>>
  readonly usage: Parameters<typeof usageOf>[2]
  /** What `--list` prints. */
  list(args: readonly string[]): string | Promise<string>
  /** The address of a host, from that which is given. Throws `CouldNotRun`. */
  addressOf(given: string): string
  contract(options: HostOptions): Contract | Promise<Contract>
  /** The operations that find out whether the host is there, where they are at one path alone. */
  readonly probes?: readonly string[]
  /** What is known of the host, in further ways. */
  readonly facts?: Pick<Knowledge, 'idOf' | 'generatedSchema' | 'effects'>
  /** What a run makes. Throws `CouldNotRun` for what the flags name and there is not. */
  plan(contract: Contract, options: HostOptions, now: Date): (session: Session) => RunParts
  /** Another backend that the calls of a run are compared with. */
  beside?(options: HostOptions, label: string): Promise<Beside | undefined>
  /** What the recording of a host needs, and says at its end. */
  recording(directory: string): { errorBody: ErrorBody; setting?: string; advice?: string }
}

interface Beside {
  readonly add: (call: Call) => void
  readonly differences: (findings: readonly Finding[]) => Promise<DifferentAnswer[]>
}

/** Reads the flags and settings of a command, and the one host. Throws `CouldNotRun` that names an invalid one. */
export function readOptions<Values extends HostValues>(
  args: readonly string[],
  env: Env,
  { addressOf, callers }: Pick<Subject, 'addressOf' | 'callers'>,
  flags: Flags<Values>,
) {
  const given = readHost(args, flags, addressOf)
  const { also = [], write, 'sign-in': signIn, 'token-at': tokenAt } = given
  if (also.length > 0 && !write) throw new WronglyCalled('--also needs --write: give both.')
  const { accounts, tokens } = readCallers(env, callers)
  if (signIn === undefined) return { ...given, callers, accounts, tokens }
  callIn(signIn)
  const caller = { ...callers[theCaller], signIn, ...(tokenAt !== undefined && { tokenAt }) }
  return {
    ...given,
    callers: { ...callers, [theCaller]: caller },
    accounts,
    tokens: { ...tokens, [theCaller]: undefined },
  }
}
