import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'
import type { HostSettings } from './fixtures.ts'

const onlyOnce = ['screens.spec.ts', 'recording.spec.ts']

/**
 * The live build against hosts of another origin, which the fixtures describe, and the demo with the recording of a
 * host.
 */
export default defineConfig<object, HostSettings>({
  ...everyTest,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/traces',
  retries: 0,
  fullyParallel: false,
  workers: 1,
  reporter: [['list']],
  webServer: [],
  projects: [
    { name: 'npm run serve', use: { kind: 'serve' }, testIgnore: onlyOnce },
    { name: 'Prism with the examples', use: { kind: 'examples' }, testIgnore: 'recording.spec.ts' },
    { name: 'Prism in front of npm run serve', use: { kind: 'judged' }, testIgnore: onlyOnce },
    { name: 'a recording in the page', testMatch: 'recording.spec.ts' },
  ],
})
