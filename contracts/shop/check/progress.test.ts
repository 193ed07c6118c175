import { expect, it } from 'vitest'
import { checkHost, unchanged } from './host-fixture.ts'
import { showProgress } from '#contracts/check/process.ts'

function progressOn(isTTY: boolean, columns?: number) {
  const texts: string[] = []
  const clock = { now: 0 }
  const show = showProgress({ isTTY, ...(columns && { columns }), write: (text) => texts.push(text) }, () => clock.now)
  const at = (now: number, done: number) => {
    clock.now = now
    show(done, 100, done * 7)
  }
  return { texts, at }
}

it('without a terminal there is a line every ten seconds, with the expected time', () => {
  const { texts, at } = progressOn(false)
  at(3_000, 10)
  at(10_000, 40)
  at(12_000, 50)
  at(21_000, 70)
  expect(texts).toEqual([
    '40 of 100 parts, 280 requests, about 15 s left\n',
    '70 of 100 parts, 490 requests, about 9 s left\n',
  ])
})

it('a terminal shows each part on one line, which ends with the run', () => {
  const { texts, at } = progressOn(true)
  at(1_000, 50)
  at(2_000, 100)
  expect(texts).toEqual([
    '\r50 of 100 parts, 350 requests, about 1 s left\u001B[K',
    '\r100 of 100 parts, 700 requests\u001B[K\n',
  ])
})

it('a narrow terminal shows as much as fits into one line', () => {
  const { texts, at } = progressOn(true, 20)
  at(1_000, 50)
  expect(texts).toEqual(['\r50 of 100 parts, 35\u001B[K'])
})

it('is told once the number of parts is known, and ends once', async () => {
  const parts: Array<{ done: number; all: number }> = []
  const onProgress = (done: number, all: number) => parts.push({ done, all })
  await checkHost(unchanged, ['--only', 'tax-categories', '--write'], { onProgress })
  expect(parts[0]?.done).toBe(1)
  expect(new Set(parts.map(({ all }) => all)).size).toBe(1)
  expect(parts.filter(({ done, all }) => done === all)).toEqual(parts.slice(-1))
})
