/**
 * A code as it is compared and sent: without signs that cannot be seen, which come along with a copied text, and
 * blanks as single spaces. The backend compares by the same form, see `comparable`.
 */
export const plainCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}\u2800]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
