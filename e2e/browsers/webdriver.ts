import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../support/install.ts'

const folder = join(import.meta.dirname, '../../node_modules/.cache/webkitgtk')
const packages = ['selenium-webdriver@4.49.0', '@testing-library/dom@10.4.2']

/** The part of WebDriver's element that is used here. */
export interface FoundElement {
  click(): Promise<void>
  clear(): Promise<void>
  sendKeys(text: string): Promise<void>
}

/** The part of a WebDriver session that is used here. */
export interface Driver {
  get(address: string): Promise<void>
  executeScript<T>(script: string, ...args: unknown[]): Promise<T>
  takeScreenshot(): Promise<string>
  manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } }
  quit(): Promise<void>
}

interface Selenium {
  Builder: new () => {
    usingServer(address: string): { withCapabilities(wanted: object): { build(): Promise<Driver> } }
  }
}

/** A session at a WebDriver server, by selenium-webdriver, which is installed in its own folder. */
export async function openSession(server: string, wanted: object): Promise<Driver> {
  install(folder, packages)
  const { Builder } = createRequire(join(folder, 'package.json'))('selenium-webdriver') as Selenium
  return new Builder().usingServer(server).withCapabilities(wanted).build()
}

/** A script that adds `TestingLibraryDom` to the page, to find elements by role and label. */
export function finder(): string {
  const library = join(folder, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js')
  return `(function () { ${readFileSync(library, 'utf8')} }).call(window)`
}
