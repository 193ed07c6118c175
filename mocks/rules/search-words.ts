/**
 * Lower case without accents and without what cannot be seen, such as a soft hyphen; other characters as single spaces,
 * with a space at both ends, so that a whole word can be found by its spaces.
 */
export function inWords(text: string): string {
  // Most texts are plain ASCII, which takes a fifth of the time.
  if (/^[\0-\u007F]*$/.test(text))
    return ` ${text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()} `
  const plain = text.normalize('NFKD').replaceAll(/[\u0300-\u036F\p{Cf}]/gu, '')
  return ` ${plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
