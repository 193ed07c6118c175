import { defineConfig } from '@playwright/test'
import everyTest, { servers } from '../playwright.config.ts'

/** Whether the demo leaks memory over many screens. */
export default defineConfig({
  ...everyTest,
  testDir: '.',
  // Those of `npm test` are for other folders.
  projects: undefined,
  outputDir: '../../reports/traces',
  timeout: 3_600_000,
  reporter: [['list']],
  webServer: servers.demo,
})
