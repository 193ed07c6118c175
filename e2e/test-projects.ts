import { playwright } from '@vitest/browser-playwright'
import type { ViteUserConfig } from 'vitest/config'
import { browserFlags, findBrowser } from './browser.ts'

/** Vitest's part of vite.config.ts: rules in Node, contracts in Node, components in a browser. */
export const testProjects: ViteUserConfig['test'] = {
  reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['{src,prerender,mocks,openapi,e2e}/**/*.test.ts'],
        setupFiles: ['e2e/quiet-console.ts'],
      },
    },
    {
      extends: true,
      // One registry for all files: reading the 250 generated schemas once for each would take longer than the tests.
      test: {
        name: 'contracts',
        include: ['contracts/**/*.test.ts'],
        setupFiles: ['e2e/quiet-console.ts'],
        isolate: false,
      },
    },
    {
      extends: true,
      test: {
        name: 'components',
        include: ['src/**/*.browser.test.tsx'],
        setupFiles: ['e2e/quiet-console.ts'],
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath: findBrowser(), args: browserFlags } }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ],
}
