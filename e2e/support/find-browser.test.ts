import { expect, test } from 'vitest'
import { findBrowserOn, type Machine } from './find-browser.ts'

const own = '/cache/chrome'
const shell = '/usr/bin/chromium-headless-shell'
const debian = '/usr/bin/chromium'

/** A machine with some browsers; a command that is given brings one. Lists the commands that ran. */
function machine(there: readonly string[], brings: Record<string, string> = {}, chosen?: string) {
  const working = new Set(there)
  const ran: string[] = []
  const at: Machine = {
    chosen,
    ofPlaywright: own,
    starts: (path) => working.has(path),
    run: (command) => {
      const line = command.join(' ')
      ran.push(line)
      const brought = brings[line]
      if (brought === undefined) throw new Error('The command failed.')
      working.add(brought)
    },
  }
  return { at, ran }
}

test.each([
  ['Playwright’s own before the system’s', [debian, own], own],
  ['the system’s headless shell before its window', [debian, shell], shell],
  ['the system’s where Playwright has none', [debian], debian],
])('what is there is used, %s', (_case, there, found) => {
  const { at, ran } = machine(there)
  expect(findBrowserOn(at)).toBe(found)
  expect(ran).toEqual([])
})

test('a platform for which Playwright has no browser uses the system’s', () => {
  const { at } = machine([debian])
  expect(findBrowserOn({ ...at, ofPlaywright: undefined })).toBe(debian)
})

test('the chosen one comes first, and one that does not start is named', () => {
  expect(findBrowserOn(machine([own, '/opt/chrome'], {}, '/opt/chrome').at)).toBe('/opt/chrome')
  expect(() => findBrowserOn(machine([own], {}, '/opt/chrome').at)).toThrow(
    'CHROMIUM_PATH is /opt/chrome, and no browser starts there.',
  )
})

test('where there is none, Playwright’s is installed', () => {
  const { at, ran } = machine([], { 'npx playwright install chromium': own })
  expect(findBrowserOn(at)).toBe(own)
  expect(ran).toHaveLength(1)
})

test('one that was installed but lacks its libraries gets them', () => {
  const { at, ran } = machine([], {
    'npx playwright install chromium': 'what does not start',
    'npx playwright install-deps chromium': own,
  })
  expect(findBrowserOn(at)).toBe(own)
  expect(ran).toHaveLength(2)
})

test('where Playwright’s cannot be installed, Debian’s is', () => {
  const { at, ran } = machine([], { 'apt-get install -y --no-install-recommends chromium': debian })
  expect(findBrowserOn(at)).toBe(debian)
  expect(ran).toHaveLength(5)
})

test('where none can be installed, the error says what to do', () => {
  expect(() => findBrowserOn(machine([]).at)).toThrow('set CHROMIUM_PATH to its executable')
})
