/** The server's message about a second review by the same person, and the text shown instead. */
export const reviewRefusals: Readonly<Record<string, string>> = {
  'User has already reviewed this product': 'You have already reviewed this product',
}
