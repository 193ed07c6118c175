import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  File: 'a file',
}
const formats: Record<string, string> = {
  email: 'Not an email address.',
  datetime: 'Not a date and time, such as 2026-11-18T09:00:00.000Z.',
  date: 'Not a date, such as 2026-11-18.',
}

function limit(word: string, { origin }: { origin: string }, bound: number | bigint): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' ? 'item' : ''
  return `${word} ${bound}${unit && ` ${unit}${Number(bound) === 1 ? '' : 's'}`}.`
}

/** A schema error in plain words, as forms show it below the field. */
export function inPlainWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return 'Required.'
      return limit(issue.inclusive === false ? 'More than' : 'At least', issue, issue.minimum)
    case 'too_big':
      return limit(issue.inclusive === false ? 'Less than' : 'At most', issue, issue.maximum)
    case 'invalid_type':
      // Zod's own message names the given value in technical terms.
      return issue.message.endsWith('received undefined')
        ? 'Required.'
        : `Must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}.`
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'Not in the expected form.'
    default:
      return issue.message === 'Invalid input' ? 'Not what is expected here.' : issue.message
  }
}
