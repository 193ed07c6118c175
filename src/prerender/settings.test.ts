import { expect, test } from 'vitest'
import { prerenderSettings } from './settings.ts'

test('prerenders 500 frames at most, from no host, unless told otherwise', () => {
  expect(prerenderSettings({})).toEqual({ from: undefined, limit: 500 })
  expect(prerenderSettings({ PRERENDER_FROM: 'https://shop.example.com/', PRERENDER_LIMIT: '20' })).toEqual({
    from: 'https://shop.example.com',
    limit: 20,
  })
})

test('names a setting that cannot be used', () => {
  expect(() => prerenderSettings({ PRERENDER_LIMIT: 'all' })).toThrow('PRERENDER_LIMIT is "all"')
  expect(() => prerenderSettings({ PRERENDER_FROM: 'shop.example.com' })).toThrow(
    'PRERENDER_FROM is "shop.example.com"',
  )
})
