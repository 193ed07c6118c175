import type { Env } from './env.ts'

type Raw = Partial<Record<`VITE_${string}`, string>>

/** Reads the `VITE_…` settings. Throws an Error that names the setting and what it may be. */
export function readEnv(raw: Raw): Env {
  const apiMode = mode(raw.VITE_API_MODE)
  const apiUrl = readOrigin('VITE_API_URL', raw.VITE_API_URL)
  if (apiMode === 'mixed' && apiUrl === '')
    throw new Error('VITE_API_MODE is "mixed": set VITE_API_URL to the origin of the real host.')
  if (apiMode !== 'mock' && raw.VITE_RECORDING)
    throw new Error(`VITE_RECORDING is for VITE_API_MODE "mock", and this is "${apiMode}".`)
  return {
    apiMode,
    apiUrl,
    checkoutSummary: summary(raw.VITE_CHECKOUT_SUMMARY),
  }
}

function mode(value = 'live'): Env['apiMode'] {
  if (value === 'mock' || value === 'live' || value === 'mixed') return value
  throw new Error(`VITE_API_MODE is "${value}": set it to mock, live or mixed.`)
}

function summary(value = 'sample'): Env['checkoutSummary'] {
  if (value === 'sample' || value === 'cart') return value
  throw new Error(`VITE_CHECKOUT_SUMMARY is "${value}": set it to sample or cart.`)
}

/** The origin in a setting; empty if it is not set. Throws an Error that names the setting and what it may be. */
export function readOrigin(name: string, text = ''): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Nothing but an origin, which the normalized address repeats with a slash.
  if (url?.protocol.startsWith('http') && url.href === `${url.origin}/`) return url.origin
  throw new Error(`${name} is "${text}": set it to an origin such as https://shop.example.com, without a path.`)
}
