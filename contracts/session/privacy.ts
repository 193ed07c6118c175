import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { hasPersonal, personalFields } from '#openapi/contract/fields.ts'
import type { Mismatch } from '../judge/finding.ts'
import type { Answer } from '../judge/answer.ts'
import { aroundTheFirst, asShown, inFull } from '../judge/in-short.ts'
import { isPersonalAt } from '../judge/personal-at.ts'
import { hiddenText, unlikeText } from '../judge/unlike-texts.ts'
import { patterns } from '../judge/personal.ts'
import type { Call } from '../judge/call.ts'
import { encodedPart } from '#openapi/contract/request.ts'
import { answerSchema } from '#openapi/contract/operation.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'

/** Decides what of the values in a run its reports may show. */
export interface Privacy {
  /** Notes what is about to be sent: what no answer has shown before is the run's own. */
  sent(body: unknown): void
  /** Notes the personal texts of an answer. */
  answered(operation: Operation, answer: Answer): void
  /** A mismatch in words that show nothing personal. */
  worded(call: Pick<Call, 'operation' | 'answer'>, mismatch: Mismatch): Omit<Mismatch, 'values'>
  /** The text of a request, without what is personal and not the run's own. */
  shown: (text: string, call: Pick<Call, 'operation' | 'input'>) => string
}

function* textsIn(value: unknown, key?: string): Generator<[text: string, key: string | undefined]> {
  if (typeof value === 'string') yield [value, key]
  else if (Array.isArray(value)) for (const inner of value) yield* textsIn(inner, key)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, name)
}

const isRecognised = (text: string) => patterns.some(([, pattern]) => text.search(pattern) !== -1)
const quoted = /"(?:[^"\\]|\\.)*"/g
const spellings = (text: string) => new Set([text, encodedPart(text), JSON.stringify(text).slice(1, -1)])
/** A shorter text also occurs in ordinary words. */
const shortest = 3

/** A value of a query that is JSON, such as `filters`, as what it holds. */
const parsed = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('{') ? jsonOr(value, value) : value

/** `ofAccounts` are the texts of the given accounts, which belong to the host. */
export function createPrivacy(contract: Contract, label: string, ofAccounts: readonly string[]): Privacy {
  const ofTheHost = new Set(ofAccounts)
  const ofTheRun = new Set<string>()
  const isOurs = (text: string) => ofTheRun.has(text) || text.toLowerCase().includes(`-${label}-`.toLowerCase())
  const isHidden = (value: unknown, personal: boolean): value is string =>
    typeof value === 'string' && !isOurs(value) && (personal || isRecognised(value))

  const inWords = (value: unknown, personal: boolean) =>
    isHidden(value, personal) ? 'a text (hidden)' : asShown(value)

  function valuesInWords({ expected, got }: { expected: unknown; got: unknown }, personal: boolean) {
    const texts = typeof expected === 'string' && typeof got === 'string'
    if (texts && (isHidden(expected, personal) || isHidden(got, personal)))
      return {
        expected: isHidden(expected, personal) ? hiddenText(expected) : asShown(expected),
        got: unlikeText(expected, got),
      }
    const shown = (value: unknown) => inWords(value, personal)
    const words = { expected: shown(expected), got: shown(got) }
    if (words.expected !== words.got) return words
    return texts ? aroundTheFirst(expected, got) : { expected: inFull(expected), got: inFull(got) }
  }

  /** A law's own words, without the values in them that may be personal. */
  const wordsOnly = (text: string, personal: boolean) =>
    patterns.reduce(
      (rest, [, pattern]) => rest.replaceAll(pattern, (found) => (isOurs(found) ? found : '[hidden]')),
      personal ? text.replaceAll(quoted, (found) => (isOurs(found.slice(1, -1)) ? found : 'a text (hidden)')) : text,
    )

  return {
    sent(body) {
      for (const [text] of textsIn(body)) if (!ofTheHost.has(text)) ofTheRun.add(text)
    },
    answered(operation, { status, body }) {
      const schema = answerSchema(operation, status)
      if (!schema || !hasPersonal(schema)) return
      for (const [text, key] of textsIn(body))
        if (key !== undefined && personalFields(contract).has(key) && !ofTheRun.has(text)) ofTheHost.add(text)
    },
    worded({ operation, answer }, { path, expected, got, values }) {
      const personal = isPersonalAt(operation, answer.status, path)
      if (!values) return { path, expected: wordsOnly(expected, personal), got: wordsOnly(got, personal) }
      if ('expected' in values)
        return { path, ...valuesInWords({ expected: values.expected, got: values.got }, personal) }
      return { path, expected, got: inWords(values.got, personal) }
    },
    shown(text, { operation, input }) {
      const query = Object.entries(input.query ?? {}).map(([name, value]) => ({ [name]: parsed(value) }))
      const hidden = [...textsIn([input.params, query, input.body])].filter(([each, key]) => {
        if (each.length < shortest || isOurs(each) || ofAccounts.includes(each)) return false
        const isPart = key === 'q' && operation.access !== 'public' && isPartOfOne(each)
        return ofTheHost.has(each) || isPart || isRecognised(each)
      })
      const forms = hidden.flatMap(([each]) => [...spellings(each)])
      return forms.reduce((rest, form) => rest.replaceAll(form, '[hidden]'), text)
    },
  }

  /** Whether a search is for a part of somebody's name, address or number. */
  function isPartOfOne(text: string): boolean {
    return [...ofTheHost].some((each) => each.toLowerCase().includes(text.toLowerCase()))
  }
}
