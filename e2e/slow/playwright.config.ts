import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'

// The workers load this file too.
process.env.LOOKS = 'all'

/** Every screen and journey, also what `npm test` leaves out, with contrast in both colour modes at both sizes. */
export default defineConfig({
  ...everyTest,
  testDir: '..',
  testIgnore: '**/e2e/{hosts,browsers,heap,first-seconds,faults}/**',
  projects: undefined,
  grepInvert: undefined,
  outputDir: '../../reports/traces',
  reporter: [['list'], ['json', { outputFile: '../../reports/slow.json' }]],
  use: { ...everyTest.use, contextOptions: { reducedMotion: 'reduce' } },
})
