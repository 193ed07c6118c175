/** What the server says of a second review by one person, and what the person reads. */
export const reviewRefusals: Readonly<Record<string, string>> = {
  'User has already reviewed this product': 'You have already reviewed this product',
}
