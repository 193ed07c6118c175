import type { Person } from '../hosts/person.ts'
import { type Driver, finder, type FoundElement } from './webdriver.ts'

const limit = 20_000

/** Retries until the attempt succeeds, since elements move, disappear and appear while a screen renders. */
async function until<T>(what: string, attempt: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + limit
  let reason: unknown = 'It did not appear.'
  while (Date.now() < end) {
    try {
      const found = await attempt()
      if (found !== null && found !== undefined && found !== false) return found
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${what}: ${String(reason)}`)
}

const matcher = (name: string | RegExp) => (typeof name === 'string' ? { text: name } : { source: name.source })

/** In the page: the visible elements of a role, or the labelled fields outside the footer, with a matching name. */
const search = `
  const [kind, role, { text, source }] = arguments
  const name = text ?? new RegExp(source)
  if (kind === 'role') return TestingLibraryDom.queryAllByRole(document.body, role, { name })
  const labelled = TestingLibraryDom.queryAllByLabelText(document.body, new RegExp('^' + text))
  return labelled.filter((field) => field.matches('input, select, textarea') && !field.closest('footer'))`

/** In the page: sets a date as the browser's calendar does, since typing depends on the locale's date format. */
const pickDate = `
  const [field, date] = arguments
  if (field.type !== 'date') return false
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, date)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true`

/** A person driven by WebDriver. */
export function personBy(driver: Driver, origin: string): Person {
  const find = async (...query: unknown[]) => {
    if (!(await driver.executeScript<boolean>('return "TestingLibraryDom" in window')))
      await driver.executeScript(finder())
    return (await driver.executeScript<FoundElement[]>(search, ...query))[0]
  }
  const field = (label: string) => find('label', '', matcher(label))
  return {
    async open(path) {
      await driver.get(origin + path)
      await until(`${path} is drawn`, () =>
        driver.executeScript<boolean>(
          `return document.getElementById('page-data') === null && document.querySelector('h1') !== null
             && document.querySelector('[role=progressbar]') === null`,
        ),
      )
    },
    press: (role, name) =>
      until(`press ${role} "${String(name)}"`, async () => {
        const found = await find('role', role, matcher(name))
        if (found === undefined) return false
        // WebKitWebDriver refuses elements that are out of view.
        await driver.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, found)
        await found.click()
        return true
      }).then(() => undefined),
    fill: (label, text) =>
      until(`fill "${label}"`, async () => {
        const found = await field(label)
        if (found === undefined) return false
        if (await driver.executeScript<boolean>(pickDate, found, text)) return true
        await found.clear()
        await found.sendKeys(text)
        return true
      }).then(() => undefined),
    choose: (label, option) =>
      until(`choose "${option}" of "${label}"`, async () => {
        const list = await field(label)
        const wanted = await driver.executeScript<FoundElement | null>(
          'return [...(arguments[0]?.options ?? [])].find((each) => each.text === arguments[1]) ?? null',
          list,
          option,
        )
        await wanted?.click()
        return wanted !== null
      }).then(() => undefined),
    see: (role, name) =>
      until(`see ${role} "${String(name)}"`, () => find('role', role, matcher(name))).then(() => undefined),
    read: (text) =>
      until(`read "${String(text)}"`, () =>
        driver.executeScript<boolean>(
          'return new RegExp(arguments[0]).test(document.body.innerText)',
          typeof text === 'string' ? text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : text.source,
        ),
      ).then(() => undefined),
  }
}
