import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['house', 'e2e/house.ts'],
  ['fonts', 'src/shared/ui/theme/fonts/make.ts'],
  ['generate', 'openapi/generate.ts'],
  ['verify', 'e2e/verify.ts'],
  ['test', 'e2e/everything.ts'],
  ['test:all', 'e2e/test-all.ts'],
  ['test:faults', 'e2e/faults/main.ts'],
])('npm run %s does nothing when it is given what it does not know', (command, file) => {
  const { status, stderr } = spawnSync(process.execPath, [file, '--nope'], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  expect(stderr).toBe(`npm run ${command} does not know --nope.\n`)
  expect(status).toBe(2)
})
