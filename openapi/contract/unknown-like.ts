/** An id that no record has, of the same form: many hosts refuse one of another form as malformed. */
export function unknownLike(id: string): string {
  // A number of its own or behind a sign is counted up, whatever else is part of a random text.
  const counted = id.replace(/(?<=^|[^\dA-Za-z])\d{1,9}$/, '999999999')
  if (counted !== id) return counted
  const tails = /[a-z]/.test(id) ? ['fadeed', 'decade'] : /[A-Z]/.test(id) ? ['FADEED', 'DECADE'] : ['987654', '456789']
  const other = tails.find((tail) => !id.includes(tail)) ?? ''
  return id.replace(/[\dA-Za-z]{1,6}(?=[^\dA-Za-z]*$)/, other)
}
