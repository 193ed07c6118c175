import { expect, test } from 'vitest'
import { loadPart } from './load-part.ts'

test('a part whose file cannot be fetched is told in words for the person at the screen', async () => {
  const gone = Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'))
  await expect(loadPart(gone)).rejects.toThrow(/^Nothing was done: a part of the demo shop could not be loaded\./)
})
