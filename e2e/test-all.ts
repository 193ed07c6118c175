/** `npm run test:all`: every command that tests something, one after the other, and the whole self-test of the check. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'

refuseUnknownArguments('test:all')

const tests = Object.keys(manifest.scripts).filter((name) => /^test(?!:all)/.test(name))
const lines = [...tests, 'check:self-test -- --all'].map((script) => {
  const begun = performance.now()
  process.stdout.write(`\n══ npm run ${script}\n`)
  // On Windows npm is a script of the shell.
  const { status } = spawnSync(`npm run ${script}`, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    shell: true,
  })
  if (status !== 0) process.exitCode = 1
  return `${status === 0 ? 'held' : 'failed'}: npm run ${script}, ${Math.round((performance.now() - begun) / 1000)} s`
})
process.stdout.write(`\n${lines.join('\n')}\n`)
