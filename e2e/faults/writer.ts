import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Visitor } from './visitor.ts'
import { type Outcome, refusal, writeAnswers } from './write-answers.ts'
import type { Write } from './write.ts'

const unknown = /We do not know whether|may have gone through|may still have reached us/
const signedOut = /Please log in|Your session has ended|Login/

declare global {
  interface Window {
    /** All texts that the page has shown since the last press. */
    shown?: string
  }
}

/** In the page: records the texts, since messages disappear again. */
function keepWords(): void {
  new MutationObserver(() => {
    const words = document.body?.textContent ?? ''
    if (!window.shown?.endsWith(words)) window.shown = `${window.shown ?? ''}\n${words}`
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Opens the screen of a write and fills it in. */
export async function prepare(visitor: Visitor, { page, write }: { page: Page; write: Write }): Promise<void> {
  visitor.host.writeAnswer = undefined
  await visitor.open(write)
  await page.evaluate(keepWords)
  await write.prepare?.(page)
  for (const [label, value] of Object.entries(write.typed ?? {})) await field(page, label).fill(value)
}

/** Sends the write with this answer of the host; returns the screen's problems afterwards. */
export async function judgeWrite(
  visitor: Visitor,
  { page, write, answer }: { page: Page; write: Write; answer: string },
): Promise<string[]> {
  const [outcome, sent] = writeAnswers[answer] ?? []
  if (outcome === undefined) throw new Error(`There is no answer named ${answer}.`)
  const { host } = visitor
  host.writeAnswer = sent
  host.writes.length = 0
  visitor.uncaught.length = 0
  await page.evaluate(() => void (window.shown = ''))
  await send(page, write)
  const received = () => host.writes.filter((call) => write.call.test(call))
  // The reason of the answer before may still be on the screen, so words count once this press has reached the host. A
  // press that never does is told below.
  await waitUntil(() => received().length > 0)
  const isDone = outcome === 'done' || (isGone(answer) && write.doneWhenGone === true)
  const expected = wordsFor(isDone ? 'done' : outcome, write)
  const arrived = await page
    .waitForFunction(
      ({ source, flags }) => new RegExp(source, flags).test(window.shown ?? '') && window.pendingCalls === 0,
      { source: expected.source, flags: expected.flags },
      { timeout: 8000, polling: 50 },
    )
    .then(
      () => true,
      () => false,
    )
  const shown = await page.evaluate(() => window.shown ?? '')
  const problems = arrived ? [] : [`nothing says ${expected}: ${shown.slice(-200)}`]
  if (received().length !== 1) problems.push(`${host.writes.join(', ') || 'nothing'} was sent`)
  if (outcome === 'not done' && unknown.test(shown)) problems.push('it says that it may have been done')
  if (!isDone && textOf(write.done, shown) && write.done !== write.failed) problems.push('it says that it was done')
  if (/This page could not be shown/.test(shown)) problems.push('the whole page is replaced')
  if (!isDone && outcome !== 'signed out') problems.push(...(await lost(page, write)))
  problems.push(...visitor.uncaught.map((message) => `uncaught: ${message}`))
  await closeAlert(page)
  return problems
}

/** Whether the answer says that the record does not exist. */
export const isGone = (answer: string): boolean => answer.startsWith('a 404')

/** Resolves once it is so, or after 8 s. */
async function waitUntil(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo() && waited < 8000; waited += 20) await setTimeout(20)
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label).first()
}

async function send(page: Page, { button, confirm }: Write): Promise<void> {
  const exact = typeof button === 'string'
  await page.getByRole('main').getByRole('button', { name: button, exact }).first().click()
  const asking = page.getByRole('alertdialog')
  if (confirm !== undefined) await asking.getByRole('button', { name: confirm, exact: true }).click()
  // The screen asks before an order is repeated that may have been placed.
  else if (await asking.getByRole('button', { name: 'Order again' }).isVisible())
    await asking.getByRole('button', { name: 'Order again' }).click()
}

function wordsFor(outcome: Outcome, { done, failed, harmless }: Write): RegExp {
  if (outcome === 'done') return asPattern(done)
  if (outcome === 'signed out') return signedOut
  if (outcome === 'not known' && !harmless) return unknown
  return new RegExp(`${asPattern(failed).source}|${refusal}`)
}

const asPattern = (text: string | RegExp): RegExp =>
  text instanceof RegExp ? text : new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
const textOf = (text: string | RegExp, shown: string): boolean => asPattern(text).test(shown)

/** The typed texts that are missing in their fields. */
async function lost(page: Page, { typed = {} }: Write): Promise<string[]> {
  const values = await Promise.all(
    Object.entries(typed).map(async ([label, value]) => [label, value, await field(page, label).inputValue()] as const),
  )
  return values.filter(([, value, now]) => now !== value).map(([label, , now]) => `${label} became "${now}"`)
}

async function closeAlert(page: Page): Promise<void> {
  const quiet = () =>
    page.waitForFunction(() => window.pendingCalls === 0 && performance.now() - (window.quietSince ?? 0) > 200)
  // An alert opens a moment after its words are in the page.
  await quiet()
  const ok = page.getByRole('alertdialog').getByRole('button', { name: /^(OK|Cancel)$/ })
  if (await ok.first().isVisible()) await ok.first().click()
  await quiet()
}
