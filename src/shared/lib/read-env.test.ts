import { expect, test } from 'vitest'
import { readEnv } from './read-env.ts'

test('defaults to the app’s own origin and a live server', () => {
  expect(readEnv({})).toEqual({ apiMode: 'live', apiUrl: '', checkoutSummary: 'sample' })
})

test('removes a slash at the end of an origin', () => {
  expect(readEnv({ VITE_API_URL: 'https://api.example.com/' }).apiUrl).toBe('https://api.example.com')
})

test('names the setting that is wrong', () => {
  expect(() => readEnv({ VITE_API_URL: 'https://api.example.com/v1' })).toThrow('VITE_API_URL')
  expect(() => readEnv({ VITE_API_URL: 'https://me:secret@api.example.com' })).toThrow('VITE_API_URL')
  expect(() => readEnv({ VITE_API_MODE: 'fake' })).toThrow('VITE_API_MODE')
  expect(() => readEnv({ VITE_API_MODE: 'mixed' })).toThrow('set VITE_API_URL')
  expect(() => readEnv({ VITE_RECORDING: 'shop' })).toThrow('VITE_RECORDING')
  expect(() => readEnv({ VITE_CHECKOUT_SUMMARY: 'mine' })).toThrow('VITE_CHECKOUT_SUMMARY')
})
