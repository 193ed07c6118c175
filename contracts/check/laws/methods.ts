import type { Law } from '#contracts/finding.ts'

export const otherMethodsAreRefused: Law = {
  name: 'other-methods-are-refused',
  sentence:
    'A method that the contract does not document is refused, and a 405 names the documented ones in its Allow header.',
  reason: 'A method that nobody documents is one that nobody guards.',
}
