/**
 * Whether nothing of a text can be seen: it has only blanks and what has no form, such as joiners, zero-width spaces and
 * the letters and signs that stand for nothing.
 */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u.test(text)
