import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { loadEnv, normalizePath, type Rollup } from 'vite'
import { defineConfig } from 'vitest/config'
import { media } from './mocks/media/vite-plugin.ts'
import { recording } from './mocks/recording/vite-plugin.ts'
import { shopWorker } from './mocks/page/worker/vite-plugin.ts'
import { shippedWorld } from './mocks/page/shipped/vite-plugin.ts'
import { prerenderSettings } from './src/prerender/settings.ts'
import { siteUrlSetting } from './src/prerender/site-url.ts'
import { prerender } from './src/prerender/vite-plugin.ts'
import { readEnv } from './src/shared/lib/read-env.ts'
import { unknownSettings } from './src/shared/lib/unknown-settings.ts'

const previewPort = 4173

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const firstPages = globSync('src/app/pages/storefront/{home,products,category,collection,product}-page.tsx')
const onHome = (page: string) => page.endsWith('home-page.tsx')

/** Names the chunk of the modules that at least two of the pages import, directly or through others, and Home if asked. */
function sharedByPages(name: string, { withHome }: { withHome: boolean }) {
  let reached: { page: string; modules: Set<string> }[] | undefined
  return (id: string, graph: Pick<Rollup.PluginContext, 'getModuleInfo'>) => {
    reached ??= firstPages.map((page) => {
      const modules = new Set([normalizePath(file(page))])
      for (const module of modules)
        for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) modules.add(imported)
      return { page, modules }
    })
    const importers = reached.filter(({ modules }) => modules.has(id))
    return importers.length >= 2 && importers.some(({ page }) => onHome(page)) === withHome ? name : null
  }
}

/** Few files of a first load compress better than forty, and the libraries stay in the cache when the app changes. */
const groups = [
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'shop', tags: ['$initial' as const] },
  { name: sharedByPages('pages', { withHome: true }), debugName: 'pages' },
  // Apart, so that Home does not load the filters of the lists.
  { name: sharedByPages('lists', { withHome: false }), debugName: 'lists' },
]

/**
 * `vite` (dev) and `vite build --mode demo` answer the API in the page; `vite build` talks to a real host.
 * VITE_API_MODE overrides either. Nothing of `mocks/` is reachable from a live build.
 */
export default defineConfig(async ({ command, mode, isSsrBuild = false }) => {
  const usualMode = command === 'build' && mode !== 'demo' ? 'live' : 'mock'
  const settings = loadEnv(mode, '.', 'VITE_')
  const env = readEnv({ VITE_API_MODE: usualMode, ...settings })
  const mocked = env.apiMode !== 'live'
  if (!isSsrBuild)
    for (const line of unknownSettings(loadEnv(mode, '.', ['VITE_', 'PRERENDER_']))) process.stderr.write(`${line}\n`)
  if (command === 'build' && env.apiMode === 'live' && env.apiUrl !== '' && !isSsrBuild)
    process.stdout.write(`The server of this build must pass /api/ on to ${env.apiUrl}: see docs/deploy.md.\n`)
  const proxy = env.apiUrl ? { '/api': { target: env.apiUrl, changeOrigin: true } } : undefined

  return {
    define: { SETTINGS: JSON.stringify(env), 'import.meta.env.VITE_API_MODE': JSON.stringify(env.apiMode) },
    plugins: [
      react(),
      siteUrlSetting(settings.VITE_SITE_URL),
      // Live too, where the dev server resolves what main.tsx could import.
      !isSsrBuild && [shippedWorld(), recording(settings.VITE_RECORDING || undefined)],
      mocked && !isSsrBuild && [msw({ mode: 'worker-only' }), shopWorker(), media()],
      prerender({
        // The backend in the page needs its worker, and the panel its styles.
        api: mocked ? undefined : env.apiUrl,
        // A sitemap names whole addresses; a demo that has none is shown by `vite preview`.
        siteUrl: settings.VITE_SITE_URL || (mocked ? `http://localhost:${previewPort}` : undefined),
        open: async (log) =>
          // Only the seeded shop is known at build time: without PRERENDER_FROM the pages of another have no data.
          env.apiMode === 'mock' && !settings.VITE_RECORDING
            ? (await import('./src/prerender/seeded-shop.ts')).seededShop(
                prerenderSettings(loadEnv(mode, '.', 'PRERENDER_')).limit,
              )
            : (await import('./src/prerender/live-shop.ts')).liveShop({
                ...prerenderSettings(loadEnv(mode, '.', 'PRERENDER_')),
                at: new Date(),
                log,
              }),
      }),
    ],
    publicDir: 'src/public',
    resolve: {
      // msw keeps cookies with a list of all public suffixes: 120 kB for an API that sets none.
      alias: { 'tough-cookie': file('mocks/stand-ins/no-cookies.ts') },
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // NODE_ENV=development builds pages in which React words its errors, with the names of components.
      ...(process.env.NODE_ENV === 'development' && { minify: false }),
      // The largest has faker, and only a shop with another seed loads it.
      chunkSizeWarningLimit: 560,
      // Every supported browser has modulepreload.
      modulePreload: { polyfill: false },
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups } } } }),
    },
    server: {
      port: 5173,
      strictPort: true,
      proxy,
      warmup: {
        clientFiles: [
          'src/main.tsx',
          'src/app/pages/storefront/home-page.tsx',
          ...(mocked ? ['mocks/browser.ts'] : []),
        ],
      },
      watch: { ignored: ['**/reports/**', '**/dist*/**'] },
    },
    preview: { port: previewPort, strictPort: true, proxy },
    // Only tests need a browser, and looking for one would delay `npm start`.
    ...(mode === 'test' && { test: (await import('./e2e/test-projects.ts')).testProjects }),
  }
})
