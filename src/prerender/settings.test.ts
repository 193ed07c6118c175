import { expect, test } from 'vitest'
import { prerenderSettings } from './settings.ts'

test('by default prerenders at most 500 pages, as frames without a host', () => {
  expect(prerenderSettings({})).toEqual({ from: undefined, limit: 500 })
  expect(prerenderSettings({ PRERENDER_FROM: 'https://shop.example.com/', PRERENDER_LIMIT: '20' })).toEqual({
    from: 'https://shop.example.com',
    limit: 20,
  })
})

test('names an invalid setting', () => {
  expect(() => prerenderSettings({ PRERENDER_LIMIT: 'all' })).toThrow('PRERENDER_LIMIT is "all"')
  expect(() => prerenderSettings({ PRERENDER_FROM: 'shop.example.com' })).toThrow(
    'PRERENDER_FROM is "shop.example.com"',
  )
})
