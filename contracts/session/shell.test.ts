import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Call } from '../judge/call.ts'
import { unprintable } from '#openapi/contract/printable.ts'
import { callOf } from '#contracts/shop/call-fixture.ts'
import { shellLines } from './shell.ts'
import { storyOf } from './story.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'shell-'))
afterAll(() => rmSync(folder, { recursive: true }))
const canary = join(folder, 'canary')

/** In place of curl: notes what it was asked for, each word ended by a NUL, and answers as the host did. */
const curl = `#!/bin/sh\nprintf '%s\\000' "$@" >> "${folder}/asked"\ncat "${folder}/answer.json"\n`
writeFileSync(join(folder, 'curl'), curl)
chmodSync(join(folder, 'curl'), 0o755)

interface Pasted {
  lines: readonly string[]
  /** What the host answers to each call. */
  answer: object
}

/** Pastes lines into a shell, as a reader of a report does. Returns the words that curl was given. */
function pasteInto(shell: string, { lines, answer }: Pasted): string[] {
  writeFileSync(join(folder, 'asked'), '')
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer))
  // What a shell does before each prompt.
  const prompt = 'eval "${PROMPT_COMMAND:-}"; eval "echo ${PS1:-}"'
  const env = { PATH: `${folder}:/usr/bin:/bin`, HOME: folder, CHECK_CUSTOMER: 'a@b.test:pass-word' }
  execFileSync(shell, ['-c', [...lines, prompt].join('\n')], { env, cwd: folder, stdio: 'pipe' })
  expect(readdirSync(folder)).not.toContain('canary')
  return readFileSync(join(folder, 'asked'), 'utf8').split('\0')
}

const hostile = [
  `x'; touch ${canary}; echo '`,
  `x"; touch ${canary}; echo "`,
  `$(touch ${canary})`,
  `\`touch ${canary}\``,
  `\n touch ${canary}\n`,
  `';touch ${canary}\n#`,
  String.raw`\'; touch ${canary} #`,
  `\u001B]0;touch ${canary}\u0007\u009B31m\u202E\u2028`,
  `${'x'.repeat(300)}'; touch ${canary}; '${'%s'.repeat(3)}`,
  `@${folder}/curl`,
  `<${folder}/curl`,
  `## ##[add-mask]a ##vso[task.setvariable]`,
]

const asIs = (text: string) => text
const options = {
  contract: shopContract,
  signIn: 'login',
  origin: 'http://shop.test',
  label: 'run',
  accounts: {},
  tokens: {},
  shown: asIs,
  redact: asIs,
}
const linesOf = (shows: Call, before: readonly Call[], more: Partial<typeof options> = {}) =>
  shellLines(
    storyOf({ shows, record: '' }, before, (text) => text.includes('-run-')),
    { ...options, ...more },
  )

/** Calls with the texts in each place of a line: keys and values of an answer, an address, a body, a form, a token. */
function everywhere(texts: readonly string[]): Pasted {
  const ids = texts.map((text, at) => `${text} ${at}`)
  const answer = Object.fromEntries(
    texts.map((text, at) => [`${text}Id`, at % 2 === 0 ? ids[at] : { [text]: { id: ids[at] } }]),
  )
  const named = texts.map((text) => `-run-1 ${text}`)
  const made = callOf('createProduct', { body: Object.fromEntries(texts.map((text, at) => [text, named[at]])) }, answer)
  const changed = ids.map((id, at) =>
    callOf('updateProduct', { params: { id }, body: { ids } }, {}, { token: texts[at] ?? '' }),
  )
  const form = { reason: texts, comments: ids, picture: new Blob(['x'], { type: texts[0] ?? '' }) }
  const returned = callOf('returnOrder', { params: { id: ids.join('') }, body: form }, {})
  const raw = callOf('createProduct', { body: named.join(''), raw: true }, {})
  const shows = callOf(
    'getProduct',
    { params: { id: ids[0] ?? '' }, query: { [texts.join('')]: [...named, named.join('')] } },
    {},
  )
  return { lines: linesOf(shows, [made, ...changed.slice(-9), returned, raw]), answer }
}

test.each(['bash', 'sh'])('%s runs nothing of what a host has sent', (shell) => {
  const pasted = everywhere(hostile)
  expect(pasted.lines.filter((line) => line.search(unprintable) !== -1)).toEqual([])
  const curlWords = pasteInto(shell, pasted)
  const bodies = curlWords.filter((word) => word.startsWith('{')).map((word) => JSON.parse(word) as object)
  expect(bodies).toContainEqual({ ids: hostile.map((text, at) => `${text} ${at}`) })
  expect(curlWords.map((word) => word.replaceAll(/-\d+-/g, '-run-'))).toContain(
    hostile.map((text) => `-run-1 ${text}`).join(''),
  )
  for (const text of hostile) expect(curlWords).toContain(`reason=${text}`)
  for (const text of hostile.slice(-9)) expect(curlWords).toContain(`Authorization: Bearer ${text}`)
})

test.each(['bash', 'sh'])('%s names a run anew each time, and no longer than the check did', (shell) => {
  const lines = linesOf(callOf('createProduct', { body: { name: 'Ring -run-1' } }, {}), [])
  // As the check names its runs.
  const longest = Date.now().toString(36).length
  const runs = [1, 2].map(() => /-(\d+)-1/.exec(pasteInto(shell, { lines, answer: {} }).join('\n'))?.[1] ?? '')
  expect(runs[0]).not.toBe(runs[1])
  for (const run of runs) expect(run.length, run).toBeLessThanOrEqual(longest)
})

test('a variable has no name that a shell uses itself, or that another line uses', () => {
  const keys = ['PATHId', 'PROMPT_COMMANDId', 'PS1_id', 'IFSId', 'http_proxyId', '9Id', 'ANSWERId', 'CHECK_ADMINId']
  const answer = Object.fromEntries(keys.map((key) => [key, `$(touch ${canary}) ${key}`]))
  const made = callOf('createProduct', { body: { name: '-run-1' } }, answer)
  const lines = linesOf(callOf('getProduct', { query: { q: Object.values(answer) } }, {}), [made])
  const names = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
  expect(new Set(names.map((name) => name.replace(/_\d$/, '')))).toEqual(
    new Set(['RUN', 'CUSTOMER_TOKEN', 'ANSWER', 'PRODUCT']),
  )
  pasteInto('bash', { lines, answer })
})

test('a text that is empty has no name', () => {
  const made = callOf('createProduct', { body: { name: '-run-1' } }, { id: '' })
  const lines = linesOf(callOf('getProduct', { query: { q: '' } }, {}), [made], { tokens: { customer: '' } })
  expect(pasteInto('bash', { lines, answer: { id: '' } }).join(' ')).toContain('/products/')
})

/** As if the host had given such tokens. */
const redact = (given: string) => given.replaceAll("' -H", '[hidden]').replaceAll(String.raw`'\''`, '[hidden]')

test('a token that looks like quotes is hidden, and leaves the quotes as they are', () => {
  const body = { name: `$(touch ${canary}) ' -H $(touch ${canary})`, description: `'; touch ${canary}; '` }
  const lines = linesOf(callOf('createProduct', { body }, {}), [], { redact })
  expect(lines.at(-1)).toContain('[hidden]')
  pasteInto('bash', { lines, answer: {} })
})
