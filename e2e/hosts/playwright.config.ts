import { defineConfig } from '@playwright/test'
import everyTest from '../playwright.config.ts'
import type { HostSettings } from './fixtures.ts'

/** The live build against hosts of another origin: see the fixtures for what each is. */
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
    { name: 'npm run serve', use: { kind: 'serve' }, testIgnore: 'screens.spec.ts' },
    { name: 'Prism with the examples', use: { kind: 'examples' } },
    { name: 'Prism in front of npm run serve', use: { kind: 'judged' }, testIgnore: 'screens.spec.ts' },
  ],
})
