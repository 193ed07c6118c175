import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const commands = {
  house: './e2e/house.ts',
  fonts: './src/shared/ui/theme/fonts/make.ts',
  generate: './openapi/generate.ts',
  verify: './e2e/verify.ts',
  test: './e2e/everything.ts',
  'test:all': './e2e/test-all.ts',
  'test:faults': './e2e/faults/main.ts',
}

/** Begins all of them in one process, which goes on with the next where one would end it. */
const program = `
process.argv = ['node', 'command', '--nope']
process.exit = (code) => { throw code }
for (const file of ${JSON.stringify(Object.values(commands))}) await import(file).catch(console.log)`

test('each command does nothing when it is given what it does not know', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  })
  const names = Object.keys(commands)
  expect(stderr.trim().split('\n')).toEqual(names.map((name) => `npm run ${name} does not know --nope.`))
  expect(stdout.trim().split('\n'), 'the exit code of each').toEqual(names.map(() => '2'))
})
