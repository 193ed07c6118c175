import { defineConfig } from '@playwright/test'
import everyTest, { servers } from '../playwright.config.ts'

/** The whole matrix, on the live build only. */
export default defineConfig({
  ...everyTest,
  testDir: '.',
  // Those of `npm test` are for other folders.
  projects: undefined,
  outputDir: '../../reports/traces',
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/faults.json' }]],
  webServer: [servers.live, servers.backend],
})
