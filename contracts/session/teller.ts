import { operations } from '#openapi/generated/operations.ts'
import type { Culprit } from '../judge/finding.ts'
import type { Step } from '../judge/step.ts'
import type { Privacy } from './privacy.ts'
import type { SessionOptions } from './session.ts'
import { shellLines } from './shell.ts'
import { storyOf } from './story.ts'

/** What a reader sees of a body, at most. */
const mostShown = 120

/** A call in one line, such as `POST /api/checkout as customer, {"paymentMethod":"cod",…}`. */
function inOneLine(step: Step, shown: Privacy['shown']): string {
  const { id, caller, asked, method = operations[id].method, answer } = step
  const who = step.token === undefined ? caller : step.token === null ? 'nobody' : 'another token'
  const body = asked.body === undefined ? '' : shown(JSON.stringify(asked.body), step)
  const sent = body.length > mostShown ? `${body.slice(0, mostShown)}…` : body
  const query = asked.query === undefined ? '' : shown(JSON.stringify(asked.query), step)
  const parts = [`${method} ${operations[id].path} as ${who}`, ...[query, sent].filter((part) => part !== '')]
  return `${parts.join(', ')}${answer.status > 0 ? `, answered ${answer.status}` : ''}`
}

/** Tells how a run came to an answer: the call to look at, and the lines that lead there. */
export function tellerOf(options: SessionOptions, { shown }: Privacy) {
  const { origin, label, accounts, tokens } = options
  const isOwn = (text: string) => text.toLowerCase().includes(`-${label}-`.toLowerCase())
  return (shows: Step, earlier: readonly Step[]): { culprit: Culprit; calls: string[] } => {
    const story = storyOf(shows, earlier, isOwn)
    return {
      culprit: { operation: story.culprit.id, call: inOneLine(story.culprit, shown) },
      calls: shellLines(story, { origin, label, accounts, tokens, shown }),
    }
  }
}
