import { isPage } from '../judge/error-as-success.ts'
import { collectFindings, type Finding, type Kind, type Law, type Mismatch } from '../judge/finding.ts'
import { generatedSchemaAgrees } from '../judge/generated-schema.ts'
import type { Call } from '../judge/call.ts'
import type { CountedMismatch } from '../judge/schema-mismatches.ts'
import { oneQuestionHasOneAnswer, watchRepeatedReads } from './one-answer.ts'
import type { Privacy } from './privacy.ts'
import type { Secrets } from './secrets.ts'
import type { SessionOptions } from './session.ts'
import { culpritAndCalls } from './culprit-and-calls.ts'
import { refusalWords } from '#openapi/contract/operation.ts'

/** What a call was made for, and the calls before it that its story may name. */
interface Occasion {
  readonly context: string
  readonly earlier?: readonly Call[]
}

type Wording = Pick<Finding, 'status' | 'class' | 'rule' | 'law' | 'sentence' | 'reason' | 'times'> & { kind?: Kind }

const sentences: Record<CountedMismatch['class'], Omit<Law, 'name'>> = {
  structure: {
    sentence: 'An answer has the shape that the contract documents for its status.',
    reason: 'Clients are generated from the contract and fail on what it does not allow.',
  },
  additive: {
    sentence: 'An answer has no field that the contract does not document.',
    reason: 'Nobody tests what nobody knows, and it may show more than it should.',
  },
  protocol: {
    sentence: 'Status, headers and timing are as documented in the contract.',
    reason: 'Clients decide by the status what to do next.',
  },
}

/** The sentence of a wrong status; undefined where the status says enough. */
function statusSentence({ operation, answer }: Call, wanted: string): string | undefined {
  const got = String(answer.status)
  // Why a refused call should have succeeded is not seen from its status.
  if (wanted.startsWith('2') && got.startsWith('4') && got in operation.answers)
    return `Not a case of ${got}, which means: ${refusalWords(operation, got)}`
  // Nor why a call must be refused.
  return /^4\d\d$/.test(wanted) ? `${wanted} means: ${refusalWords(operation, wanted)}` : undefined
}

function wordingOf(call: Call, { class: name, rule, kind, times }: CountedMismatch, status: string): Wording {
  const sentence = (rule === 'status' ? statusSentence(call, status) : undefined) ?? sentences[name].sentence
  const { reason } = sentences[name]
  return { status, class: name, rule, times, law: name, sentence, reason, ...(kind && { kind }) }
}

function wordingOfLaw({ answer }: Call, law: Law): Wording {
  const { name, sentence, reason } = law
  // A fault of the kit's own is neither cause nor effect of what the host does.
  const rule = law === generatedSchemaAgrees ? 'generated schema' : 'law'
  return { status: String(answer.status), class: 'behaviour', rule, times: 1, law: name, sentence, reason }
}

/** The findings of a session, each told from the calls before it, with nothing personal or secret. */
export function sessionFindings(options: SessionOptions, privacy: Privacy, secrets: Secrets) {
  const all = collectFindings()
  const historyOf = culpritAndCalls(options, privacy, secrets)
  const isSplit = watchRepeatedReads(options)
  /** Calls with a wrong answer that nobody has repeated yet. */
  const wrong: Array<{ call: Call; path: string; occasion: Occasion }> = []

  function add(call: Call, mismatch: Mismatch, wording: Wording, occasion: Occasion, ofRefusals = false): void {
    const { path, expected, got } = privacy.worded(call, mismatch)
    const isItsStatus = path === 'status' && call.operation.method !== 'GET'
    const blamed = isItsStatus ? 'itself' : ofRefusals ? 'refusals' : 'writes'
    const value = mismatch.values?.got
    const finding: Finding = {
      ...wording,
      operation: call.id,
      path,
      expected: secrets.redact(expected),
      got: secrets.redact(got),
      effect: wording.class === 'additive' ? 'additive' : 'breaking',
      seenIn: [occasion.context],
      ...historyOf(call, mismatch.path, occasion.earlier ?? [], blamed),
      ...(call.input.raw && { isMalformed: true }),
      ...(isPage(call.operation, call.answer) && { isPage: true }),
      ...(wording.rule === 'enum' && typeof value === 'string' && got === JSON.stringify(value) && { value }),
    }
    all.add(finding)
    options.onFinding?.(finding)
    if (/^(?:\$|status)/.test(path) && /^(?:law|status)$/.test(wording.rule)) wrong.push({ call, path, occasion })
  }

  /** Adds what breaks a law. */
  function report(law: Law, call: Call, mismatches: Iterable<Mismatch>, occasion: Occasion): void {
    for (const mismatch of mismatches) add(call, mismatch, wordingOfLaw(call, law), occasion, law.ofRefusals)
  }

  return {
    all,
    report,
    /** Adds what an answer breaks of the contract. `status` is the documented one that was expected. */
    mismatch: (call: Call, judged: CountedMismatch, status: string, occasion: Occasion) =>
      add(call, judged, wordingOf(call, judged, status), occasion),
    /** Repeats the calls with a wrong answer, before anything else is written. */
    async repeatWrong(): Promise<void> {
      for (const { call, path, occasion } of wrong.splice(0))
        if (await isSplit(call)) {
          const mismatch = { path, expected: 'the same answer each time', got: 'two answers in turn' }
          // Under a name of its own, since another law that the same journey broke at this place would hide it.
          report(oneQuestionHasOneAnswer, call, [mismatch], { ...occasion, context: oneQuestionHasOneAnswer.name })
        }
    },
  }
}
