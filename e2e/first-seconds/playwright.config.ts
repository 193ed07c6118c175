import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'

/** Every early press, of everybody, on every page, on both builds and both machines. */
export default defineConfig({
  ...everyTest,
  testDir: '.',
  projects: undefined,
  outputDir: '../../reports/traces',
  // A processor that is four times slower for each of them.
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../reports/first-seconds.json' }]],
})
