import type { Law } from '#contracts/judge/finding.ts'

export const otherMethodsAreRefused: Law = {
  name: 'other-methods-are-refused',
  sentence:
    'A method that the contract does not document is refused, and a 405 names the documented ones in its Allow header.',
  reason: 'Nobody guards a method that nobody documents.',
}

export const headAnswersAsGet: Law = {
  name: 'head-answers-as-get',
  sentence: 'HEAD answers with the status and content type of GET, or is refused.',
  reason: 'A HEAD that answers where GET refuses tells strangers which records exist.',
}
