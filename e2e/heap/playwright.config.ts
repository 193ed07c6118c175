import { defineConfig } from '@playwright/test'
import everyTest, { servers } from '../playwright.config.ts'

/** What the demo leaves behind in memory when one walks through it for long. */
export default defineConfig({
  ...everyTest,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../reports/traces',
  timeout: 3_600_000,
  retries: 0,
  reporter: [['list']],
  webServer: servers.demo,
})
