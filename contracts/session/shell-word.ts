import { unprintable } from '#openapi/contract/printable.ts'

/** What words are made with. */
export interface Wording {
  /** Texts that lines say by a variable, or by another expression that a shell expands within double quotes. */
  names: ReadonlyMap<string, string>
  /** A text without its secrets: before it is quoted, since a host may choose a token that looks like quotes. */
  redact: (text: string) => string
}

/** The variable that holds a line break, which a command substitution would cut off at its end. */
export const lineBreak = { name: 'NL', line: `NL=$(printf '\\n.'); NL=\${NL%.}` }

/** The bytes of a text, for printf. */
export const octal = (text: string | Buffer) =>
  [...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** A run of one letter, as long as no line should be, or what no line may hold. */
const special = new RegExp(String.raw`(?<letter>[\w ])\k<letter>{199,}|${unprintable.source}`, 'gu')

function expressionFor(part: string): string {
  if (part === '\n') return `"$${lineBreak.name}"`
  if (part.length < 200) return `"$(printf '${octal(part)}')"`
  return `"$(printf '%${part.length}s' | tr ' ' '${part.charAt(0)}')"`
}

const single = (part: string) => `'${part.replaceAll("'", String.raw`'\''`)}'`

/** One line for a POSIX shell that stands for any text, and nothing of it is run. */
export function quoted(text: string): string {
  const parts: string[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(special)) {
    if (index > end) parts.push(single(text.slice(end, index)))
    parts.push(expressionFor(part))
    end = index + part.length
  }
  if (end < text.length || parts.length === 0) parts.push(single(text.slice(end)))
  return parts.join('')
}

/** A shell word for a text in which each of the names is a variable or another expression. */
export function shellWord(text: string, wording: Wording): string {
  const { names, redact } = wording
  const [value] = [...names.keys()]
    // A host may give an empty token or id, which every text includes.
    .filter((each) => each !== '' && text.includes(each))
    .toSorted((a, b) => b.length - a.length)
  if (value === undefined) return quoted(redact(text))
  return text
    .split(value)
    .map((part) => (part === '' ? '' : shellWord(part, wording)))
    .join(`"${names.get(value)}"`)
}
