import type { Law } from '#contracts/judge/finding.ts'

export const limitIsObeyed: Law = {
  name: 'limit-is-obeyed',
  sentence: 'A list has no more records than its limit asks for.',
  reason: 'Who asks for few records waits for all of them, and a pager shows some twice.',
}

export const fieldFiltersAreObeyed: Law = {
  name: 'field-filters-are-obeyed',
  sentence: 'A list that is asked for the records with a value in a field, by a parameter of its name, has no others.',
  reason: 'Who filters gets what was left out on purpose, and counts it.',
}

export const pagesShareNoRecord: Law = {
  name: 'pages-share-no-record',
  sentence: 'Two pages of a list have no record in common.',
  reason: 'A record on two pages leaves another record on none.',
}

export const listAgreesWithDetail: Law = {
  name: 'list-agrees-with-detail',
  sentence:
    'A record has the same values in its list and at its own address, where the contract gives both one schema.',
  reason: 'Who opens what a list shows gets something else.',
}

export const twoReadsAgree: Law = {
  name: 'two-reads-agree',
  sentence: 'The same list that is asked for again, with no write in between, holds the same records.',
  reason: 'A list that changes by itself cannot be paged, cached or compared.',
}

export const unknownIsRefused: Law = {
  name: 'unknown-is-refused',
  sentence: 'A call for a record that does not exist is refused.',
  reason: 'A success for nothing hides mistakes in ids.',
}
