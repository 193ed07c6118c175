import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'
import type { HostSettings } from './fixtures.ts'

/**
 * The live build against hosts of another origin, which the fixtures describe, and the demo with the recording of a
 * host.
 */
export default defineConfig<object, HostSettings>({
  ...everyTest,
  testDir: '.',
  outputDir: '../../reports/traces',
  fullyParallel: false,
  workers: 1,
  reporter: [['list']],
  webServer: [],
  projects: [
    { name: 'npm run serve', use: { kind: 'serve' }, testMatch: 'journeys.spec.ts' },
    {
      name: 'Prism with the examples',
      use: { kind: 'examples' },
      testMatch: ['journeys.spec.ts', 'screens.spec.ts'],
    },
    {
      name: 'Prism in front of npm run serve',
      use: { kind: 'judged' },
      testMatch: ['journeys.spec.ts', 'violations.spec.ts'],
    },
    { name: 'a recording in the page', testMatch: 'recording.spec.ts' },
  ],
})
