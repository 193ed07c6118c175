import { readOrigin } from '../shared/lib/read-env.ts'

const usualLimit = 500

/** Reads `PRERENDER_FROM` and `PRERENDER_LIMIT`. Throws an Error that names the setting and what it may be. */
export function prerenderSettings({ PRERENDER_FROM: host = '', PRERENDER_LIMIT: text = '' }: Record<string, string>): {
  from: string | undefined
  limit: number
} {
  const from = readOrigin('PRERENDER_FROM', host) || undefined
  const limit = text === '' ? usualLimit : Number(text)
  if (Number.isInteger(limit) && limit > 0) return { from, limit }
  throw new Error(`PRERENDER_LIMIT is "${text}": set it to a whole number of pages, such as ${usualLimit}.`)
}
