/**
 * The expression of a pattern. Some compile only by the rules of Unicode, such as `\p{L}`, others only without them, as
 * patterns are written for other languages too, which escape more characters. One that compiles in neither way is kept by
 * any text.
 */
export function regExpOf(pattern: string): RegExp {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags)
    } catch {
      // The next way.
    }
  return /(?:)/
}

const atoms = (part: string) => part.match(/\\.|\[(?:\\.|[^\]])*\]|[^]/g) ?? []

/** Whether one part of a pattern matches a character. */
function matches(atom: string, character: string): boolean {
  try {
    return new RegExp(`^(?:${atom})$`).test(character)
  } catch {
    return false
  }
}

const visible = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const repeats = /[*+]|\{\d+,\d*\}/

/** Whether there are two ways to read a text as repetitions of a part: none begins as another one, or goes on. */
function isAmbiguous(part: string): boolean {
  const ways = part.split('|').map(atoms)
  const firsts = ways.map(([first = '']) => visible.filter((each) => matches(first, each)))
  const isShared = firsts.some((own, at) =>
    firsts.some((other, next) => next > at && own.some((each) => other.includes(each))),
  )
  const isOpen = ways.some(([, ...rest], at) => {
    const hasRepeat = repeats.test(rest.join('').replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, ''))
    return (
      hasRepeat && (repeats.test(rest[0] ?? '') || rest.some((atom) => firsts[at]?.some((each) => matches(atom, each))))
    )
  })
  return isShared || isOpen
}

/**
 * Whether a pattern may take forever to find that a text does not match: a repeated group that can be read in more ways
 * than one, such as `(a+)+`. Groups without others inside are judged first, then what holds them.
 */
export function mayExplode(pattern: string): boolean {
  const group = /\((?:\?:|\?<\w+>)?((?:\\.|\[(?:\\.|[^\]])*\]|[^()[\\])*)\)([*+]|\{\d+,\d*\})?/
  for (let rest = pattern, found = group.exec(rest); found; found = group.exec(rest)) {
    const [whole, part = '', repeated] = found
    if (repeated !== undefined && isAmbiguous(part)) return true
    rest = rest.replace(whole, () => (repeats.test(part) || repeated !== undefined ? '\\S+' : '\\S'))
  }
  return false
}

/** The expression of a pattern for a validator: of one that may take forever nothing is judged. */
export const judgedRegExp = (pattern: string): RegExp => (mayExplode(pattern) ? /(?:)/ : regExpOf(pattern))
