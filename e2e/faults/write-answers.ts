import type { Answer } from './host.ts'

/** What an answer says about a write. */
export type Outcome = 'done' | 'not done' | 'not known' | 'signed out'

const json = (status: number, body: string): Answer => ({ status, contentType: 'application/json', body })
const page = (status: number): Answer => ({
  status,
  contentType: 'text/html',
  body: '<!doctype html><title>Shop</title>',
})

/** The server's message in a refusal. */
export const refusal = 'The shop is being counted.'

const refused = (status: number): Record<string, [Outcome, Answer]> => ({
  [`a ${status}`]: ['not done', json(status, JSON.stringify({ message: refusal, error: refusal }))],
  [`a ${status} without a message`]: ['not done', json(status, '')],
  [`a ${status} with a page`]: ['not done', page(status)],
})

/** Answers to a write by name. First those after which the screen is unchanged and can send again. */
export const writeAnswers: Readonly<Record<string, readonly [Outcome, Answer]>> = {
  ...refused(500),
  ...refused(403),
  ...refused(404),
  ...refused(409),
  ...refused(422),
  'a 504': ['not known', page(504)],
  'an abort': ['not known', 'abort'],
  'no answer': ['not known', 'no answer'],
  'a page with 200': ['not known', page(200)],
  'truncated 200': ['done', json(200, '{"data": {"id')],
  'a 204': ['done', json(204, '')],
  'a 401': ['signed out', json(401, JSON.stringify({ message: 'Please sign in.' }))],
}
