/** A text that reports must not show, by its length. */
export const hiddenText = (text: string) => `a text of ${text.length} characters (hidden)`

const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const only = (text: string, letters: RegExp) => text.replaceAll(letters, '')

/** The number of letters that two texts have in common at their start. */
export function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

const says = (how: string) => `${how} (hidden)`

const day = 86_400_000
const isDate = (text: string) => /^\d{4}-\d\d-\d\d(?:T|$)/.test(text)

/** How far one date is from another. */
function apart(expected: string, got: string): string | undefined {
  const ms = Date.parse(got) - Date.parse(expected)
  if (!isDate(expected) || !isDate(got) || !ms) return undefined
  const [number, unit] = ms % day === 0 ? [Math.abs(ms / day), 'day'] : [Math.abs(ms / 3_600_000), 'hour']
  return `a date ${number} ${unit}${number === 1 ? '' : 's'} ${ms < 0 ? 'earlier' : 'later'}`
}

/** How a text that must not be shown differs from the one that was expected, without a letter of either. */
export function unlikeText(expected: string, got: string): string {
  if (got === '') return 'an empty text'
  const dates = apart(expected, got)
  if (dates !== undefined) return says(dates)
  if (got.normalize() === expected.normalize()) return says('the same text in another Unicode form')
  if (got.trim() === expected.trim()) return says('the same text with other spaces around it')
  if (got.toLowerCase() === expected.toLowerCase()) return says('the same text in another case')
  if (only(got, /\s+/g) === only(expected, /\s+/g)) return says('the same text with other spaces')
  if (unaccented(got) === unaccented(expected)) return says('the same text with other accents')
  if (expected.startsWith(got)) return says(`its first ${got.length} characters`)
  if (expected.endsWith(got)) return says(`its last ${got.length} characters`)
  if (got.startsWith(expected)) return says(`the same text with ${got.length - expected.length} characters more`)
  if (got.includes(expected)) return says('the same text inside a longer one')
  const same = commonStart(expected, got)
  return says(
    `another text of ${got.length} characters, ${same === 0 ? 'from the first on' : `the first ${same} the same`}`,
  )
}
