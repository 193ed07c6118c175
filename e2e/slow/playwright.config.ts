import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'

// The workers load this file too.
process.env.LOOKS = 'all'

/** Every screen, also what `npm test` leaves out, with contrast in both colour modes at both sizes. */
export default defineConfig({
  ...everyTest,
  testDir: '../screens',
  projects: undefined,
  grepInvert: undefined,
  outputDir: '../../reports/traces',
  reporter: [['list'], ['json', { outputFile: '../../reports/slow.json' }]],
  use: { ...everyTest.use, contextOptions: { reducedMotion: 'reduce' } },
})
