import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

export const demoPort = 4183

export default defineConfig({
  testDir: '.',
  outputDir: '../reports/traces',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }], ['html', { outputFolder: '../reports/e2e', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${demoPort}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'] },
  },
  webServer: {
    command: `npm run preview:demo -- --port ${demoPort}`,
    cwd: '..',
    url: `http://localhost:${demoPort}`,
    reuseExistingServer: false,
  },
})
