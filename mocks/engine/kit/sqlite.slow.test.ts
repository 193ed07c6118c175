import { expect, test } from 'vitest'
import { writeAndKill } from './killed-writer-fixture.ts'

test('a shop kept in a file loses no answered write when its process is killed: 200 kills', async () => {
  const revisions = await writeAndKill(25)
  expect(Math.min(...revisions)).toBeGreaterThanOrEqual(25)
})
