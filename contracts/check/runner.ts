import { operations } from '#openapi/generated/operations.ts'
import { type Exchange, fault, type Listed } from '#contracts/exchange.ts'
import { allExchanges } from '#contracts/exchanges/all.ts'
import type { Finding } from '#contracts/judge.ts'
import { createPlayer, type Outcome } from '#contracts/player.ts'
import { requestFor } from '#contracts/request.ts'
import { CouldNotRun } from './could-not-run.ts'
import { NoAnswer, openHost } from './host.ts'
import type { Options } from './options.ts'
import { signIn } from './sign-in.ts'

/** What a run has shown, before any baseline. */
export interface Played {
  findings: Finding[]
  /** Exchanges that were played, as `operation status`. */
  played: string[]
  skipped: Array<{ exchange: string; reason: string }>
  /** What the run has left on the host. */
  left: readonly string[]
}

type Playable = Listed & { exchange: Exchange }

/** Requests under way at a time. */
const atOnce = 4

async function inParallel<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await task(item)
    }),
  )
}

/** Before the first exchange a host that does not answer means that there is nothing to judge. */
async function mustAnswer<Result>(origin: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    throw new CouldNotRun(
      `${origin} cannot be reached (${error.message}): start the host, such as by npm run serve, or correct the address.`,
      { cause: error },
    )
  }
}

const reads = ({ id, status }: Listed) => operations[id].method === 'GET' || (id === 'login' && status === '200')
const isPlayable = (each: Listed): each is Playable => each.exchange !== fault

/** A preparation's finding belongs to its own operation, and is found once however many exchanges it hinders. */
function onlyOnce(findings: readonly Finding[]): Finding[] {
  const known = new Map(
    findings.map((finding) => [`${finding.operation} ${finding.status} ${finding.path} ${finding.expected}`, finding]),
  )
  return [...known.values()].toSorted((a, b) => (a.operation < b.operation ? -1 : Number(a.operation > b.operation)))
}

/**
 * Plays the exchanges on a host: those that read side by side, with `--write` then the others one by one.
 * 5xx answers are never demanded of a live host, 400 ones are judged only where it gives them.
 * Throws `CouldNotRun` when the host cannot be reached, an account cannot sign in, or nothing can be played.
 */
export async function run(options: Options, label: string): Promise<Played> {
  const { origin, write, only, seed, accounts } = options
  const send = openHost(options)
  await mustAnswer(origin, () => send(requestFor(origin, operations.listProducts, {})))
  const tokens = await mustAnswer(origin, () => signIn(send, options))
  const player = createPlayer({ origin, send, accounts, tokens, seed, label })

  const result: Played = { findings: [], played: [], skipped: [], left: player.left }
  const wanted = allExchanges
    .filter((each) => only === undefined || operations[each.id].tag === only)
    .filter(isPlayable)

  async function play({ id, status, exchange }: Playable): Promise<void> {
    const name = `${id} ${status}`
    let outcome: Outcome
    try {
      outcome = await player.play(id, status, exchange, status !== '400')
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      outcome = {
        findings: [{ operation: id, status, path: 'network', expected: 'an answer', got: error.message, times: 1 }],
      }
    }
    result.findings.push(...outcome.findings)
    if (outcome.skipped === undefined) result.played.push(name)
    else result.skipped.push({ exchange: name, reason: outcome.skipped })
  }

  await inParallel(wanted.filter(reads), play)
  for (const each of wanted.filter((other) => !reads(other))) {
    if (write) await play(each)
    else result.skipped.push({ exchange: `${each.id} ${each.status}`, reason: 'it writes: give --write to play it' })
  }
  if (result.played.length + result.findings.length === 0) {
    const reasons = [...new Set(result.skipped.map(({ reason }) => reason))].join('; ')
    throw new CouldNotRun(`Nothing could be played: ${reasons}.`)
  }
  return { ...result, findings: onlyOnce(result.findings) }
}
