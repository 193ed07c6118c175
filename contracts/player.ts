import type { z } from 'zod'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Asked, Caller, Exchange, Loose } from './exchange.ts'
import { type Answer, type Finding, judge, readAnswer } from './judge.ts'
import { requestFor } from './request.ts'
import { CannotPlay, type Credentials, type Stage, type Success } from './stage.ts'
import { type Undoing, undo } from './undo.ts'

export interface PlayerOptions {
  origin: string
  /** Takes a request to the host. It may refuse with `CannotPlay`. */
  send: (request: Request) => Promise<Response>
  /** The accounts to sign in with; one that is missing is known by its token alone. */
  accounts: Partial<Record<'customer' | 'admin', Credentials>>
  tokens: Partial<Record<'customer' | 'admin', string>>
  /** Decides which of the host's records are used. */
  seed: number
  /** Marks the names of this run's records, so that no earlier run has used them. */
  label: string
}

export interface Outcome {
  findings: Finding[]
  /** Why the exchange itself was not played. */
  skipped?: string
}

export interface Player {
  /** Plays one exchange and takes back what it made. An answer that is not demanded may be another refusal or a success. */
  play(id: OperationId, status: string, exchange: Exchange, demanded?: boolean): Promise<Outcome>
  /** What the contract offers no way to take back, or what could not be taken back. */
  readonly left: readonly string[]
}

/** A call that prepares an exchange did not keep the contract: a finding of its own. */
class BrokenPreparation extends Error {
  readonly findings: Finding[]

  constructor(findings: Finding[]) {
    super('A preparation broke the contract.')
    this.findings = findings
  }
}

/** FNV-1a: the same text and seed point to the same place. */
function place(text: string, length: number): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % length
}

const usualStatus = (id: OperationId) =>
  (['201', '200', '204'] as const).find((status) => status in operations[id].answers) ?? '200'

/** Plays exchanges against one host: in this process or over HTTP, whatever `send` does. */
export function createPlayer({ origin, send, accounts, tokens, seed, label }: PlayerOptions): Player {
  const left: string[] = []
  let names = 0

  const tokenOf = (caller: Caller): string | undefined => {
    if (caller === 'guest') return undefined
    const token = tokens[caller]
    if (token === undefined) throw new CannotPlay(`there is no token of the ${caller}`)
    return token
  }

  async function exchange(id: OperationId, caller: Caller, asked: Loose): Promise<Answer> {
    return readAnswer(await send(requestFor(origin, operations[id], asked, tokenOf(caller))))
  }

  /** Keeps in mind how to take back what an answer says was made. */
  function remember(
    made: Array<Undoing & { caller: Caller }>,
    id: OperationId,
    caller: Caller,
    asked: Loose,
    { status, body }: Answer,
  ): void {
    const changed = status === 201 || (status === 200 && !('201' in operations[id].answers))
    if (!(id in undo) || !changed) return
    const how = undo[id as keyof typeof undo] as
      'stays' | 'goes with its product' | ((answer: unknown, asked: Loose) => Undoing | undefined)
    if (how === 'goes with its product') return
    if (how === 'stays') return void left.push(`what ${id} did`)
    try {
      const undoing = how(body, asked)
      if (!undoing) return
      const { params = {} } = undoing.asked
      if (Object.values(params).every((value) => typeof value === 'string'))
        return void made.push({ ...undoing, caller })
    } catch (error) {
      // The answer has not the shape that the contract gives it, which the judge tells.
      if (!(error instanceof TypeError)) throw error
    }
    left.push(`what ${id} did: its answer does not tell the id`)
  }

  async function takeBack(made: ReadonlyArray<Undoing & { caller: Caller }>): Promise<void> {
    for (const { id, caller, asked, stays } of made.toReversed()) {
      try {
        const { status } = await exchange(id, caller, asked)
        // 404 and 409: the exchange itself has taken it back.
        if (status >= 300 && status !== 404 && status !== 409)
          left.push(`${id} ${JSON.stringify(asked.params ?? asked.body)} answered ${status}`)
        else if (stays !== undefined) left.push(stays)
      } catch (error) {
        left.push(
          `${id} ${JSON.stringify(asked.params ?? asked.body)}: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
  }

  function stageFor(name: string, made: Array<Undoing & { caller: Caller }>): Stage {
    return {
      call: async <Id extends OperationId>(id: Id, caller: Caller, asked: Asked<Id>) => {
        const answer = await exchange(id, caller, asked)
        remember(made, id, caller, asked, answer)
        const documented: Readonly<Record<string, { schema: z.ZodType }>> = operations[id].answers
        const expected = answer.status < 300 && answer.status in documented ? String(answer.status) : usualStatus(id)
        const findings = judge(operations[id], expected, answer)
        // Fields beyond the contract are a finding where the operation itself is played, and no hindrance here.
        if (findings.some(({ expected: wanted }) => wanted !== 'no such field')) throw new BrokenPreparation(findings)
        return answer.body as Success<Id>
      },
      pick: (what, list) => {
        const item = list[place(`${seed} ${name} ${what}`, Math.max(1, list.length))]
        if (item === undefined) throw new CannotPlay(`the host has no ${what}`)
        return item
      },
      unique: (text) => {
        names += 1
        return `${text}-${label}-${names}`
      },
      account: (caller) => {
        const account = accounts[caller]
        if (!account) throw new CannotPlay(`the ${caller} is known by a token, not by a password`)
        return account
      },
    }
  }

  async function judged(
    id: OperationId,
    status: string,
    { as: caller, attempts }: Exchange,
    demanded: boolean,
    made: Array<Undoing & { caller: Caller }>,
  ): Promise<Outcome> {
    const requests = await attempts(stageFor(`${id} ${status}`, made))
    for (const asked of requests) {
      const answer = await exchange(id, caller, asked)
      remember(made, id, caller, asked, answer)
      if (String(answer.status) === status || requests.length === 1) {
        const excused = !demanded && String(answer.status) !== status && answer.status < 500
        return { findings: excused ? [] : judge(operations[id], status, answer) }
      }
    }
    return { findings: [], skipped: 'no record of the host is in the state for it' }
  }

  return {
    left,
    play: async (id, status, played, demanded = true) => {
      const made: Array<Undoing & { caller: Caller }> = []
      try {
        return await judged(id, status, played, demanded, made)
      } catch (error) {
        if (error instanceof CannotPlay) return { findings: [], skipped: error.message }
        if (error instanceof BrokenPreparation)
          return { findings: error.findings, skipped: 'a call that prepares it broke the contract' }
        throw error
      } finally {
        await takeBack(made)
      }
    },
  }
}
