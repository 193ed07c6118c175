import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { testFlags } from './support/browser-flags.ts'
import { findBrowser } from './support/find-browser.ts'

// Another first port allows tests of two checkouts at the same time.
const first = Number(process.env.E2E_PORTS ?? 4183)
const ports = { demo: first, live: first + 1, backend: first + 2 }
/** Origins of the live build and of the backend over HTTP while the tests run. */
export const liveOrigin = `http://localhost:${ports.live}`
export const backendOrigin = `http://127.0.0.1:${ports.backend}`

const server = (command: string, url: string) => ({
  command,
  cwd: '..',
  url,
  reuseExistingServer: false,
  timeout: 300_000,
})

/** The servers of the tests: the demo, the live build, and the backend over HTTP. */
export const servers = {
  demo: server(`npm run preview:demo -- --port ${ports.demo}`, `http://localhost:${ports.demo}`),
  live: server(`npm run preview -- --port ${ports.live}`, liveOrigin),
  backend: server(`npm run serve -- --port ${ports.backend}`, `${backendOrigin}/__kit/health`),
}

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: join(import.meta.dirname, 'support/temporary-files.ts'),
  // What another test holds for another screen or size: npm run test:slow.
  grepInvert: /@slow/,
  outputDir: '../reports/traces',
  fullyParallel: true,
  forbidOnly: true,
  // A test that fails now and then has found a fault, of the shop or of itself.
  retries: 0,
  // One more than the cores of a CI runner, since a test waits for part of its time.
  workers: 3,
  // Limits only end what hangs: a shared runner may get a fraction of its usual processor time for minutes.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../reports/e2e.json' }],
    ['html', { outputFolder: '../reports/e2e', open: 'never' }],
  ],
  use: {
    baseURL: `http://localhost:${ports.demo}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // As long as an expectation: a press on what never comes is told without waiting for the limit of the test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every test would double the run time: `--trace on` records one that is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: testFlags },
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    // Without motion: drawing it takes a tenth of the processor time, and text that is still fading in fails the contrast
    // check. A test about motion uses `withMotion`.
    {
      name: 'screens',
      // The journeys are the project above. The others have their own commands: npm run test:faults, test:first-seconds,
      // test:hosts, test:browsers, test:heap.
      testIgnore: ['**/e2e/{journeys,hosts,browsers,heap,first-seconds}/**', '**/e2e/faults/writes.spec.ts'],
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: Object.values(servers),
})
