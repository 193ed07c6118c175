import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { media } from './mocks/media/vite-plugin.ts'
import { recording } from './mocks/recording/vite-plugin.ts'
import { shopWorker } from './mocks/page/worker/vite-plugin.ts'
import { shippedWorld } from './mocks/page/shipped/vite-plugin.ts'
import { prerenderSettings } from './src/prerender/settings.ts'
import { siteUrlSetting } from './src/prerender/site-url.ts'
import { sitemap } from './src/prerender/sitemap.ts'
import { prerender } from './src/prerender/vite-plugin.ts'
import { readEnv } from './src/shared/lib/read-env.ts'
import { builtTokens } from './src/shared/ui/theme/vite-plugin.ts'
import { chunkName } from './vite.chunks.ts'
import { leaveOut } from './vite.left-out.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * `vite` (dev) and `vite build --mode demo` answer the API in the page; `vite build` talks to a real host.
 * VITE_API_MODE overrides either. Nothing of `mocks/` is reachable from a live build.
 */
export default defineConfig(async ({ command, mode, isSsrBuild = false }) => {
  const usualMode = command === 'build' && mode !== 'demo' ? 'live' : 'mock'
  const settings = loadEnv(mode, '.', 'VITE_')
  const env = readEnv({ VITE_API_MODE: usualMode, ...settings })
  const mocked = env.apiMode !== 'live'
  if (command === 'build' && env.apiMode === 'live' && env.apiUrl !== '' && !isSsrBuild)
    process.stdout.write(`The server of this build must pass /api/ on to ${env.apiUrl}: see docs/deploy.md.\n`)
  const proxy = env.apiUrl ? { '/api': { target: env.apiUrl, changeOrigin: true } } : undefined

  return {
    define: { SETTINGS: JSON.stringify(env), 'import.meta.env.VITE_API_MODE': JSON.stringify(env.apiMode) },
    plugins: [
      react(),
      siteUrlSetting(settings.VITE_SITE_URL),
      builtTokens(),
      leaveOut(),
      mocked &&
        !isSsrBuild && [
          msw({ mode: 'worker-only' }),
          shopWorker(),
          media(),
          shippedWorld(),
          recording(settings.VITE_RECORDING || undefined),
          sitemap(settings.VITE_SITE_URL || undefined),
        ],
      prerender({
        // The backend in the page needs its worker, and the panel its styles.
        api: mocked ? undefined : env.apiUrl,
        seeded: async () => (await import('./src/prerender/seeded-shop.ts')).seededCalls('ADMIN'),
        recordPaths: async () => (await import('./src/prerender/seeded-paths.ts')).recordPaths(),
        open: async (log) =>
          // Only the seeded shop is known at build time: without PRERENDER_FROM the pages of another are frames.
          env.apiMode === 'mock' && !settings.VITE_RECORDING
            ? (await import('./src/prerender/seeded-shop.ts')).seededShop(
                prerenderSettings(loadEnv(mode, '.', 'PRERENDER_')).limit,
              )
            : (await import('./src/prerender/live-shop.ts')).liveShop({
                ...prerenderSettings(loadEnv(mode, '.', 'PRERENDER_')),
                at: new Date(),
                seeded: await (await import('./src/prerender/seeded-shop.ts')).seededCalls(),
                log,
              }),
      }),
    ],
    publicDir: 'src/public',
    resolve: {
      alias: isSsrBuild
        ? []
        : [
            { find: '@pandacss/is-valid-prop', replacement: file('src/shared/ui/theme/css-properties.ts') },
            { find: '@emotion/is-prop-valid', replacement: file('src/shared/ui/theme/element-props.ts') },
            { find: '@emotion/sheet', replacement: file('src/shared/ui/theme/appended-sheets.ts') },
            // Only for emotion's `withTheme`, which nothing here uses.
            { find: 'hoist-non-react-statics', replacement: file('src/shared/ui/theme/no-statics.ts') },
            // The router's package exports its development build to everyone.
            ...(command === 'build'
              ? [
                  {
                    find: /^\.\/infiniteQueryBehavior\.js$/,
                    replacement: file('src/shared/api/no-infinite-queries.ts'),
                  },
                  {
                    find: /^\.\/token-dictionary\.js$/,
                    replacement: file('src/shared/ui/theme/built-tokens.ts'),
                  },
                  { find: 'tough-cookie', replacement: file('mocks/stand-ins/no-cookies.ts') },
                  {
                    find: /^@mswjs\/interceptors\/(fetch|XMLHttpRequest|WebSocket)$/,
                    replacement: file('mocks/stand-ins/no-interceptors.ts'),
                  },
                  { find: /^hono$/, replacement: 'hono/tiny' },
                  { find: /^react\/jsx-runtime$/, replacement: file('src/shared/ui/theme/jsx.ts') },
                  { find: /^react-router$/, replacement: file('node_modules/react-router/dist/production/index.mjs') },
                  {
                    find: /^react-router\/dom$/,
                    replacement: file('node_modules/react-router/dist/production/dom-export.mjs'),
                  },
                ]
              : []),
          ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The largest has faker, and only a shop with another seed loads it.
      chunkSizeWarningLimit: 560,
      // Every supported browser has modulepreload.
      modulePreload: { polyfill: false },
      ...(!isSsrBuild && {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkName(), debugName: 'pages' }],
            },
          },
        },
      }),
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy,
      warmup: { clientFiles: ['src/main.tsx', 'src/app/pages/storefront/home-page.tsx', 'mocks/browser.ts'] },
      watch: { ignored: ['**/reports/**', '**/dist*/**'] },
    },
    preview: { port: 4173, strictPort: true, proxy },
    // Only tests need a browser, and looking for one would delay `npm start`.
    ...(mode === 'test' && { test: (await import('./e2e/test-projects.ts')).testProjects }),
  }
})
