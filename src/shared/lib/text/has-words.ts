/** A text in small letters, without accents and without what cannot be seen, such as a soft hyphen or a joiner. */
export function plainLetters(text: string): string {
  // Most texts are plain ASCII, which takes less than a third of the time.
  const isPlain = /^[\0-\u007F]*$/.test(text)
  return (isPlain ? text : text.normalize('NFKD').replaceAll(/[\u0300-\u036F\p{Cf}]/gu, '')).toLowerCase()
}

/** Whether each word of `wanted` is somewhere in the texts, whatever their case, accents, signs and invisible characters. */
export function hasWords(wanted: string, ...texts: readonly string[]): boolean {
  const whole = plainLetters(texts.join('\n'))
  const words = plainLetters(wanted).match(/[\p{L}\p{M}\p{N}]+/gu)
  return words?.every((word) => whole.includes(word)) ?? wanted.trim() === ''
}
