import { afterEach, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// All files follow each other in one page, and each begins as if it were the first.
beforeAll(async () => {
  await page.viewport(414, 896)
})

// The library does it by itself in the first file alone.
beforeEach(async () => {
  await cleanup()
})

// As for those who want less motion, unless a test is about motion: a click waits until its target stands still.
const still = new CSSStyleSheet()
const all = ['', '::before', '::after', '::backdrop'].map((part) => `html:not([data-moves]) *${part}`).join()
still.replaceSync(`${all} { animation: none !important; transition: none !important }`)
document.adoptedStyleSheets = [still]

afterEach(() => {
  document.documentElement.removeAttribute('data-moves')
})
