import type { Contract } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { theCaller, withTheRole } from '#contracts/session/session.ts'
import { settingOfCaller } from '#contracts/session/shell.ts'
import { chosenIn } from './any/chosen.ts'
import { knowledgeOf } from './any/knowledge.ts'
import { isSkipped } from './any/plan.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Send } from './host.ts'
import type { Surroundings } from './process.ts'
import { beforeRun, maySignIn, type reach } from './reach.ts'
import { runParts } from './run-parts.ts'
import { type Callers, hideParts, signInOf, tokensOf, watchTokens } from './sign-in.ts'
import type { HostOptions, Subject } from './subject.ts'

type Tokens = Readonly<Record<string, string | undefined>>

/** Throws `CouldNotRun` for a token that HTTP basic, the only way to sign in, cannot take. */
function mustBePairs({ operations }: Contract, tokens: Tokens): void {
  const ways = operations.flatMap(({ access, signIn }) => (access === 'public' ? [] : signIn))
  if (ways.length === 0 || ways.some(({ scheme }) => scheme !== 'basic')) return
  for (const [caller, token] of Object.entries(tokens))
    if (token !== undefined && !token.includes(':'))
      throw new CouldNotRun(
        `${settingOfCaller(caller)}_TOKEN is not of the form user:password, by which the contract signs in (HTTP basic).`,
      )
}

/** What the token of each caller who must be let in was given by, unless an answer has shown that it is right. */
function unproved(callers: Callers, { 'sign-in': flag }: HostOptions) {
  const names = [theCaller, withTheRole].filter((name) => name in callers && callers[name]?.me === undefined)
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === theCaller && flag !== undefined ? 'The token of --sign-in' : `${settingOfCaller(name)}_TOKEN`,
    ]),
  )
}

/** Judges a host. `listening` wraps what sends its calls, to record them. Throws `CouldNotRun` where nothing can be judged. */
export async function judgeHost(
  subject: Subject,
  { contract, headers, secrets, watch, send }: Awaited<ReturnType<typeof reach>>,
  options: HostOptions,
  { now, signal, onProgress, fetch }: Surroundings,
  listening = (heard: Send) => heard,
) {
  const { callers } = options
  const { host, onCall, refuses } = watch
  const heard = listening(send)
  const tokens = await beforeRun(options.origin, () => tokensOf({ ...options, contract, fetch }, send, heard))
  mustBePairs(contract, tokens)
  hideParts(secrets, callers, Object.values(tokens))
  const isLeft = chosenIn(contract, undefined, options.skip)
  const skipped = new Set(contract.operations.filter((each) => !isLeft(each)).map(({ id }) => id))
  const isSignedIn = Object.keys(headers).some(maySignIn)
  const signing = watchTokens({ ...unproved(callers, options), ...(isSignedIn && { guest: 'What --header gives' }) })
  const label = now.getTime().toString(36)
  const beside = await subject.beside?.(options, label)
  /** Tells how far the run is, once that is known. */
  let showProgress: (() => void) | undefined
  const session = openSession({
    ...options,
    contract,
    knowledge: knowledgeOf(
      { ...contract, operations: contract.operations.filter(isLeft) },
      { ...subject.check, ...subject.facts, signIn: signInOf(callers), isSignedIn },
    ),
    tokens,
    ...(options.header && {
      alsoSent: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, maySignIn(name) ? undefined : value]),
      ),
    }),
    send: heard,
    secrets,
    label,
    onCall: (call: Call) => {
      onCall(call)
      signing.onCall(call)
      beside?.add(call)
      showProgress?.()
    },
    refuses: (id) => (skipped.has(id) ? isSkipped : refuses(id)),
  })
  const parts = subject.plan(contract, options, now)(session)
  const outcome = await runParts(parts, {
    signal,
    onProgress: (done, all) => {
      showProgress = () => onProgress?.(done, all, host.answers)
      showProgress()
    },
  })
  signing.atTheEnd()
  const judged = await watch.outcomeOf(session, outcome, contract, parts.about)
  return {
    ...judged,
    /** What another backend answers differently. */
    differences: (await beside?.differences(judged.findings)) ?? [],
  }
}
