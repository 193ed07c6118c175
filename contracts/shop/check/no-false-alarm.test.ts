import { expect, it } from 'vitest'
import { cleanRun } from './clean-run-fixture.ts'

it('another administrator who writes meanwhile raises no alarm', async () => {
  const { findings } = await cleanRun('default', 2, true, ['--only', 'products'])
  expect(findings).toEqual([])
})
