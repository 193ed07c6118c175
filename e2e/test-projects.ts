import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import { testFlags } from './support/browser-flags.ts'
import { findBrowser } from './support/find-browser.ts'

// As for the servers of the browser tests: tests of two checkouts at the same time.
const first = process.env.E2E_PORTS

/** Tests that take minutes of what only a change to the kit itself can break: `npm run test:slow`. */
const slow = '{src,mocks,openapi,e2e,contracts}/**/*.slow.test.ts'

/** The Vitest projects for vite.config.ts: unit and contract tests in Node, component tests in a browser. */
export const testProjects: ViteUserConfig['test'] = {
  reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  // By default Vitest leaves one core free, which is half of a CI runner.
  maxWorkers: '100%',
  globalSetup: 'e2e/support/temporary-files.ts',
  tags: [{ name: 'slow', description: 'What a nearer test shows in less time: npm run test:slow.' }],
  // Limits only end what hangs: a shared runner may get a fraction of its usual processor time for minutes.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['{src,mocks,openapi,e2e}/**/*.test.ts'],
        exclude: [slow],
        setupFiles: ['e2e/support/quiet-console.ts'],
        // Not isolated: loading the 250 generated schemas again for each file would take longer than the tests.
        isolate: false,
      },
    },
    {
      extends: true,
      test: {
        name: 'contracts',
        include: ['contracts/**/*.test.ts'],
        exclude: [slow],
        setupFiles: ['e2e/support/quiet-console.ts'],
        isolate: false,
      },
    },
    {
      extends: true,
      test: { name: 'slow', include: [slow], setupFiles: ['e2e/support/quiet-console.ts'], isolate: false },
    },
    {
      extends: true,
      test: {
        name: 'components',
        include: ['{src,mocks}/**/*.browser.test.tsx'],
        setupFiles: ['e2e/support/quiet-console.ts'],
        ...(first !== undefined && { api: { port: Number(first) + 9 } }),
        browser: {
          enabled: true,
          headless: true,
          connectTimeout: 600_000,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath: findBrowser(), args: testFlags } }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ],
}
