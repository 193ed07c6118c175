import { z } from 'zod'
import { errorBody } from '#mocks/shop/error-body.ts'
import type { KitCaller, OwnCheck } from '#mocks/any-contract/project/own-check.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { Law } from '#contracts/judge/finding.ts'
import { generatedSchemaAgrees } from '#contracts/judge/generated-schema.ts'
import { answerLaws } from '#contracts/judge/laws/answer-laws.ts'
import { errorsTellNothingOfTheHost, scriptsAreNoPage } from '#contracts/judge/laws/leaks.ts'
import { entityTagsFollowTheBody } from '#contracts/session/entity-tags.ts'
import { oneQuestionHasOneAnswer } from '#contracts/session/one-answer.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import { listText, namesAJourney } from '#contracts/check/journey-named.ts'
import { answersInTime } from '#contracts/check/laws/time.ts'
import * as writingLaws from '#contracts/check/laws/writing-laws.ts'
import { commandFlags, type Env, judgeFlags } from '#contracts/check/options.ts'
import { headAnswersAsGet, otherMethodsAreRefused } from '#contracts/check/other-methods.ts'
import { type HostOptions, readOptions, type Subject } from '#contracts/check/subject.ts'
import { callerAccounts } from '#contracts/shop/exchanges/caller-accounts.ts'
import { journeys } from '#contracts/shop/journeys/all.ts'
import * as buyingLaws from '#contracts/shop/laws/buying-laws.ts'
import { shopLaws } from '#contracts/shop/laws/shop-laws.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { shopZone } from '#mocks/shop/zone.ts'
import { shopFacts } from '#contracts/shop/shop-knowledge.ts'
import { answersAsRecorded } from './against-recording/against-recording.ts'
import { codingsAreAskedFor } from './codings.ts'
import { type RunOptions, shopParts } from './parts.ts'

const tags = [...new Set(Object.values(operations).map(({ tag }) => tag))]

const { write, traceless, ...shared } = commandFlags.shape

/** The flags of every command that calls a host of the shop. */
const flags = z.object({
  write,
  traceless: traceless.describe(
    'with --write: leave out calls that cannot be undone (orders, sales, coupons, accounts, pictures)',
  ),
  only: z
    .string()
    .refine((name) => tags.some((tag) => tag === name) || namesAJourney(name), 'the contract has no such tag.')
    .optional()
    .describe(`one tag: ${tags.join(', ')}; or journey:NAME`),
  ...shared,
})

const checkFlags = z.object({
  list: z.boolean().default(false).describe('print the journeys and the laws with their sentences, and call no host'),
  ...flags.shape,
  ...judgeFlags.shape,
  against: z
    .string()
    .optional()
    .describe('only repeat the reads of the recording in this directory, and compare the answers'),
  'against-mock': z
    .boolean()
    .default(false)
    .describe('also make every call on the mock backend, and compare each call'),
})

/**
 * Where `/v1` and `/api` are: the origin of a URL argument with its path, if any; a `/v1` at its end may be left out.
 * Throws `CouldNotRun` if it is not http(s) or has a query or a user name.
 */
function addressOf(given: string): string {
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CouldNotRun(`"${given}" is not an address: give one such as http://127.0.0.1:4010.`)
  const base = url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')
  if (url.search !== '' || url.username !== '')
    throw new CouldNotRun(`Give the address alone, ${base}: /v1 and /api beneath it are the contract's.`)
  return base
}

/** Who signs in: the seeded accounts, unless a setting says otherwise. */
const accounts: Readonly<Record<string, KitCaller>> = {
  customer: { signIn: 'login', me: 'getMe', role: 'CUSTOMER', ...callerAccounts.customer },
  admin: { signIn: 'login', me: 'getMe', role: 'ADMIN', ...callerAccounts.admin },
}

/** Every law that a finding may name. */
export const laws: readonly Law[] = [
  ...answerLaws,
  ...shopFacts.laws,
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

const instead: Subject = {
  check: { laws: shopFacts.laws, undo: shopFacts.undo },
  zone: shopZone,
  callers: accounts,
  flags,
  checkFlags,
  usage: {
    url: "where the host's /v1 and /api are; a path before them is fine: https://example.com/shop",
    settings: `CHECK_CUSTOMER and CHECK_ADMIN (email:password) name the accounts, the seeded ones by default; CHECK_CUSTOMER_TOKEN and
CHECK_ADMIN_TOKEN replace the sign-in.`,
    isOne: true,
  },
  list: () => listText(journeys, laws),
  addressOf,
  contract: () => shopContract,
  // Calls without a token. If only some of them fail, that is drift and not a wrong address.
  probes: ['listProducts', 'listCategories', 'listSales'],
  facts: shopFacts,
  plan: (_contract, options: HostOptions & RunOptions, now) => shopParts(options, now),
  // Not without the flag, since it loads the kit's whole backend.
  beside: async (options: ReturnType<typeof readShopOptions>, label) =>
    options['against-mock'] ? (await import('./against-mock.ts')).compareWithMock(options, label) : undefined,
  recording: (directory) => ({
    errorBody,
    setting: 'VITE_API_URL',
    advice: `To serve them: npm run serve -- --recording ${directory}`,
  }),
}

/** The shop's part of `kit.config.ts`. */
export const shopCheck: OwnCheck = { journeys, instead }

/** Reads the flags and settings of the check. Throws `CouldNotRun` that names an invalid one. */
export const readShopOptions = (args: readonly string[], env: Env) =>
  readOptions(args, env, { addressOf, callers: accounts }, checkFlags)
