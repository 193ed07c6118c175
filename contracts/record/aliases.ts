import { type Personal, patterns, standIn } from '../judge/personal.ts'
import { encodedPart } from '#openapi/contract/request.ts'

/** Replaces personal and secret values, the same value always by the same stand-in. */
export interface Aliases {
  /** Remembers a value, so that it is replaced wherever it occurs. */
  note(kind: Personal, value: string): void
  /** Collects the values in a text that are recognised by their form. */
  noteAllIn(text: string): void
  of(kind: Personal, value: string): string
  /**
   * The text without any remembered value. A single plain word, such as the name of a town, is an ordinary word in the
   * host's own texts, and is replaced only where `words` says so.
   */
  hide(text: string, words: boolean): string
  /** Whether the text is a part of a remembered value. */
  isPartOfOne(text: string): boolean
  /** How many values of each kind were remembered. */
  readonly counts: Readonly<Partial<Record<Personal, number>>>
}

/** A shorter text would also match parts of ordinary words. */
const shortest = { secret: 4, word: 3 }

const isSecret = (kind: Personal) => kind === 'password' || kind === 'token'

/** The same person's address or telephone number may be spelt in several ways. */
function keyOf(kind: Personal, value: string): string {
  if (isSecret(kind)) return value
  if (kind === 'phone') return value.replaceAll(/\D/g, '') || value
  return value.replace('%40', '@').toLowerCase()
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
const spellings = (value: string) => [value, encodedPart(value), JSON.stringify(value).slice(1, -1)]
const matching = (values: readonly string[]) =>
  values.length === 0
    ? undefined
    : new RegExp(
        values
          .toSorted((a, b) => b.length - a.length)
          .map(escaped)
          .join('|'),
        'gi',
      )

/** A value that no ordinary text holds by chance. */
const isDistinct = (kind: Personal, value: string) =>
  value.length >= shortest.secret && (isSecret(kind) || /[\d\s@]/.test(value))

export function createAliases(): Aliases {
  const aliases = new Map<Personal, Map<string, string>>()
  /** Each spelling in lower case, with its stand-in. */
  const byText = new Map<string, string>()
  let expressions: { distinct: RegExp | undefined; words: RegExp | undefined } | undefined
  const distinct = new Set<string>()
  const words = new Set<string>()

  function of(kind: Personal, value: string): string {
    if (value === '') return value
    const ofKind = aliases.get(kind) ?? new Map<string, string>()
    aliases.set(kind, ofKind)
    const key = keyOf(kind, value)
    const alias = ofKind.get(key) ?? standIn[kind](ofKind.size + 1)
    ofKind.set(key, alias)
    return alias
  }

  function note(kind: Personal, value: string): void {
    const alias = of(kind, value)
    if (value.length < shortest.word || byText.has(value.toLowerCase())) return
    for (const spelling of spellings(value)) {
      byText.set(spelling.toLowerCase(), alias)
      ;(isDistinct(kind, value) ? distinct : words).add(spelling)
    }
    expressions = undefined
  }

  const replaced = (text: string, expression: RegExp | undefined) =>
    expression ? text.replaceAll(expression, (found) => byText.get(found.toLowerCase()) ?? '[redacted]') : text

  return {
    of,
    note,
    noteAllIn: (text) => {
      for (const [kind, pattern] of patterns) for (const [found] of text.matchAll(pattern)) note(kind, found)
    },
    hide: (text, hidesWords) => {
      expressions ??= { distinct: matching([...distinct]), words: matching([...distinct, ...words]) }
      return replaced(text, hidesWords ? expressions.words : expressions.distinct)
    },
    isPartOfOne: (text) =>
      text.length >= shortest.word && [...byText.keys()].some((each) => each.includes(text.toLowerCase())),
    get counts() {
      return Object.fromEntries([...aliases].map(([kind, { size }]) => [kind, size]))
    },
  }
}
