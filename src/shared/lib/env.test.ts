import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('takes the own origin and a live host for granted', () => {
  expect(readEnv({})).toEqual({ apiMode: 'live', apiUrl: '', siteUrl: '', checkoutSummary: 'sample' })
})

test('leaves no slash at the end of an origin', () => {
  expect(readEnv({ VITE_API_URL: 'https://api.example.com/' }).apiUrl).toBe('https://api.example.com')
})

test('names the setting that is wrong', () => {
  expect(() => readEnv({ VITE_API_URL: 'https://api.example.com/v1' })).toThrow('VITE_API_URL')
  expect(() => readEnv({ VITE_SITE_URL: 'shop' })).toThrow('VITE_SITE_URL')
  expect(() => readEnv({ VITE_API_MODE: 'fake' })).toThrow('VITE_API_MODE')
  expect(() => readEnv({ VITE_CHECKOUT_SUMMARY: 'mine' })).toThrow('VITE_CHECKOUT_SUMMARY')
})
