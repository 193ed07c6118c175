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

/** How a text that must not be shown differs from the one that was expected, without a letter of either. */
export function unlikeText(expected: string, got: string): string {
  if (got === '') return 'an empty text'
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
