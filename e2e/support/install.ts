import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isThere = (folder: string, wanted: string) =>
  existsSync(join(folder, 'node_modules', /^@?[^@]+/.exec(wanted)?.[0] ?? wanted))

/** Installs packages, such as `lighthouse@13.5.0`, in a separate folder, unless all are installed already. */
export function install(folder: string, packages: readonly string[]): void {
  if (packages.every((each) => isThere(folder, each))) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  process.stdout.write(`Installing ${packages.join(', ')} …\n`)
  const quiet = ['--no-audit', '--no-fund', '--silent']
  // On Windows npm is a script of the shell.
  const shell = process.platform === 'win32'
  execFileSync('npm', ['install', ...quiet, ...packages], { cwd: folder, stdio: 'inherit', shell })
}
