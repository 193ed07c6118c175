import { undo } from './exchanges/undo.ts'
import { shopContract } from './shop-contract.ts'
import { knowledgeOf } from '#contracts/check/any/knowledge.ts'
import { linksNameWhatTheyCarry } from '#contracts/shop/laws/links.ts'
import { instantsAreInUtc } from '#contracts/judge/laws/instants.ts'
import { othersStayAsTheyAre } from '#contracts/check/laws/writing-laws.ts'
import { filtersAreObeyed } from '#contracts/shop/laws/filters.ts'
import { paginationAddsUp } from '#contracts/shop/laws/pagination.ts'
import { oneAddressIsTheDefault } from '#contracts/shop/laws/addresses.ts'
import { periodsEndAfterTheyStart } from '#contracts/shop/laws/periods.ts'
import { percentagesCountOrders, periodsFollowEachOther } from '#contracts/shop/laws/statistics.ts'
import { stockIsWhatIsFree } from '#contracts/shop/laws/stock.ts'
import { someId } from './some-id.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { GeneratedSchema } from '#contracts/judge/generated-schema.ts'
import type { Effect } from '#contracts/judge/finding.ts'
import type { Knowledge } from '#contracts/session/session.ts'

/** Where orders change what they cost, so does every figure that adds them up. */
const figuresFollowOrders: Effect = {
  isCause: ({ operation, law, path }) =>
    operation === 'listAllOrders' && law === othersStayAsTheyAre.name && path.endsWith('.total_amount'),
  isEffect: ({ operation, rule, path }) =>
    operation === 'getLifetimeSales' && rule === 'law' && path === '$.totalSales',
}

type AnswersOf = Readonly<Record<string, { readonly answers: Readonly<Record<string, { schema: GeneratedSchema }>> }>>
const byOperation: AnswersOf = operations

/** The zod schema that was generated for an answer; `default` stands for a failure of the host. */
function generatedSchema(id: string, status: number): GeneratedSchema | undefined {
  const { answers = {} } = byOperation[id] ?? {}
  return (answers[status] ?? (status >= 500 ? answers.default : undefined))?.schema
}

/** What is known of the shop's API beside its contract, for its check. */
export const shopFacts = {
  undo,
  laws: [
    filtersAreObeyed,
    instantsAreInUtc,
    linksNameWhatTheyCarry,
    paginationAddsUp,
    oneAddressIsTheDefault,
    percentagesCountOrders,
    periodsEndAfterTheyStart,
    periodsFollowEachOther,
    stockIsWhatIsFree,
  ],
  signIn: 'login',
  idOf: someId,
  generatedSchema,
  effects: [figuresFollowOrders],
}

export const shopKnowledge: Knowledge = knowledgeOf(shopContract, shopFacts)
