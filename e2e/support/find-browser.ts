import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The headless shell draws no window, which makes a test run a fifth faster.
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

type Command = [program: string, ...args: string[]]
const fromDebian = (name: string): Command => ['apt-get', 'install', '-y', '--no-install-recommends', name]
const attempts: Command[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  // What was downloaded does not start on a machine without its libraries.
  ['npx', 'playwright', 'install-deps', 'chromium'],
  ['apt-get', 'update'],
  fromDebian('chromium-headless-shell'),
  fromDebian('chromium'),
]

/** The machine that a browser is looked for on. */
export interface Machine {
  /** The path that a person has set, if any. */
  chosen: string | undefined
  /** Where Playwright keeps its own; undefined on a platform for which it has none. */
  ofPlaywright: string | undefined
  /** Whether the program is there and starts. */
  starts: (path: string) => boolean
  /** Runs a command; throws if it fails. */
  run: (command: Command) => void
}

/**
 * Path of a Chromium that starts: the chosen one, else Playwright's, else the system's, else a newly installed one.
 * Throws an `Error` that says what to do when that fails too, or when the chosen one does not start.
 */
export function findBrowserOn({ chosen, ofPlaywright, starts, run }: Machine): string {
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser starts there.`)
  }
  const places = [...(ofPlaywright === undefined ? [] : [ofPlaywright]), ...systemPlaces]
  const first = places.find(starts)
  if (first !== undefined) return first
  for (const command of attempts) {
    try {
      run(command)
    } catch {
      // The next option may work; if none does, the error below is thrown.
    }
    const installed = places.find(starts)
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No Chromium was found, and none could be installed. Install one, or set CHROMIUM_PATH to its executable.',
  )
}

function pathOfPlaywright(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

const onWindows = process.platform === 'win32'

function doesStart(path: string): boolean {
  if (!existsSync(path)) return false
  // There it opens a window instead of printing its version, and lacks no libraries.
  if (onWindows) return true
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 })
    return true
  } catch {
    return false
  }
}

/** Path of a Chromium on this machine, as `findBrowserOn` finds it; looked for once, also for the test workers. */
export function findBrowser(): string {
  return (process.env.CHROMIUM_FOUND ??= findBrowserOn({
    // An empty setting counts as missing.
    chosen: process.env.CHROMIUM_PATH || undefined,
    ofPlaywright: pathOfPlaywright(),
    starts: doesStart,
    // npx is a script of the shell there.
    run: ([program, ...args]) =>
      void execFileSync(program, args, { stdio: 'ignore', timeout: 300_000, shell: onWindows }),
  }))
}
