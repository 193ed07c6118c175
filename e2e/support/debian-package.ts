import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a program by Debian's package if it is missing. Returns the reason if that failed. */
export function lacking(program: string, packageName: string): string | undefined {
  if (existsSync(program)) return undefined
  try {
    const install = ['install', '-y', '--no-install-recommends', packageName]
    execFileSync('apt-get', install, { stdio: 'ignore', timeout: 120_000 })
  } catch (error) {
    return `${program} is not here and ${packageName} could not be installed: ${String(error)}`
  }
  return existsSync(program) ? undefined : `${program} is missing after ${packageName} was installed`
}
