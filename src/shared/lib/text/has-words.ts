const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

/** Whether each word of `wanted` is somewhere in the texts, in any case and without regard to accents. */
export function hasWords(wanted: string, ...texts: readonly string[]): boolean {
  const whole = plain(texts.join('\n'))
  return plain(wanted)
    .trim()
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
