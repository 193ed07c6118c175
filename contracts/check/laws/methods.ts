import type { Law } from '#contracts/finding.ts'

export const otherMethodsAreRefused: Law = {
  name: 'other-methods-are-refused',
  sentence:
    'A method that the contract does not document is refused, and a 405 names the documented ones in its Allow header.',
  reason: 'A method that nobody documents is one that nobody guards.',
}

export const headAnswersAsGet: Law = {
  name: 'head-answers-as-get',
  sentence: 'HEAD answers with the status and content type of GET, or is refused.',
  reason: 'A HEAD that answers where GET refuses shows who is there to anyone without a token.',
}
