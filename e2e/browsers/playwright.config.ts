import { defineConfig } from '@playwright/test'
import everyTest, { servers } from '../playwright.config.ts'
import type { BrowserSettings } from './fixtures.ts'

/** The demo and the live build in Debian's Firefox and WebKitGTK. */
export default defineConfig<object, BrowserSettings>({
  ...everyTest,
  testDir: '.',
  outputDir: '../../reports/traces',
  timeout: 240_000,
  workers: 1,
  reporter: [['list'], ['html', { outputFolder: '../../reports/browsers', open: 'never' }]],
  webServer: servers.demo,
  projects: [
    { name: 'Firefox', use: { engine: 'Firefox' } },
    { name: 'WebKitGTK', use: { engine: 'WebKitGTK' } },
  ],
})
