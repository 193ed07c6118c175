import type { ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import type { Law } from '#contracts/judge/finding.ts'
import { answerLaws } from '#contracts/judge/laws/answer-laws.ts'
import { errorsTellNothingOfTheHost, scriptsAreNoPage } from '#contracts/judge/laws/leaks.ts'
import { entityTagsFollowTheBody } from '#contracts/session/entity-tags.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import { oneQuestionHasOneAnswer } from '#contracts/session/one-answer.ts'
import { generatedSchemaAgrees } from '#contracts/judge/generated-schema.ts'
import { answersAsRecorded } from './against-recording/against-recording.ts'
import { codingsAreAskedFor } from './codings.ts'
import { WronglyCalled } from '#contracts/check/could-not-run.ts'
import { journeys } from '#contracts/shop/journeys/all.ts'
import { shopLaws } from '#contracts/shop/laws/shop-laws.ts'
import { answersInTime } from '#contracts/check/laws/time.ts'
import * as writingLaws from '#contracts/check/laws/writing-laws.ts'
import * as buyingLaws from '#contracts/shop/laws/buying-laws.ts'
import { headAnswersAsGet, otherMethodsAreRefused } from '#contracts/check/other-methods.ts'

/** Every law that a finding may name. */
export const laws: readonly Law[] = [
  ...answerLaws,
  ...shopKnowledge.laws,
  ...shopLaws,
  ...Object.values({ ...writingLaws, ...buyingLaws }),
  answersAsRecorded,
  answersInTime,
  codingsAreAskedFor,
  entityTagsFollowTheBody,
  errorsTellNothingOfTheHost,
  generatedSchemaAgrees,
  headAnswersAsGet,
  oneQuestionHasOneAnswer,
  otherMethodsAreRefused,
  scriptsAreNoPage,
]

/** The journey that `--only journey:NAME` names, by its name or a part of it. Throws `WronglyCalled`. */
export function journeyNamed(only: string): ShopJourney {
  const name = only.replace(/^journey:/, '').toLowerCase()
  const found = journeys.filter((each) => each.name.toLowerCase().includes(name))
  const [journey = found[0]] = found.filter((each) => each.name.toLowerCase() === name)
  if (journey && (found.length === 1 || journey.name.toLowerCase() === name)) return journey
  const which = found.length === 0 ? 'there is no such journey' : `that may be ${found.length} journeys`
  throw new WronglyCalled(`--only ${only}: ${which}. --list prints all of them.`)
}

const lines = (entries: ReadonlyArray<readonly [string, string]>) =>
  entries.toSorted(([a], [b]) => a.localeCompare(b)).map(([name, words]) => `  ${name}\n      ${words}`)

/** The journeys with the operations that they are about, and the laws with their sentences. */
export const listText = (): string =>
  [
    `${journeys.length} journeys, each of which --only journey:NAME makes alone:`,
    ...lines(journeys.map(({ name, about, reads }) => [name, `${about.join(', ')}${reads ? '' : ' (with --write)'}`])),
    `${laws.length} laws, beside status and shape of each answer:`,
    ...lines(laws.map(({ name, sentence, reason }) => [name, `${sentence} ${reason}`])),
  ].join('\n')
