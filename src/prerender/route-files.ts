import { globSync, readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { matchPath } from 'react-router'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/app/routes')

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const pathOf = (target: string) => relative(root, normalize(join(folder, target)))

/** The pages of the back office: `adminPage('/admin', (pages) => pages.loadPage())`. */
function adminFiles(): { pattern: string; file: string }[] {
  const named = new Map(
    [...textOf('admin-pages.ts').matchAll(/const (\w+) =\s*\(\) =>\s*import\('([^']+)'\)/g)].map(
      ([, name = '', target = '']) => [name, pathOf(target)],
    ),
  )
  return [...textOf('admin-routes.tsx').matchAll(/adminPage\('([^']+)', \(\w+\) => \w+\.(\w+)\(/g)].map(
    ([, pattern = '', name = '']) => ({ pattern, file: named.get(name) ?? '' }),
  )
}

/** The file of the page behind each pattern of the routes: `page('/products', () => import('…'))`. */
function routeFiles(): { pattern: string; file: string }[] {
  const files = globSync('*-routes.tsx', { cwd: folder }).flatMap((name) =>
    [...textOf(name).matchAll(/page\('([^']+)',\s*\(\)\s*=>\s*import\('([^']+)'\)/g)].map(
      ([, pattern = '', target = '']) => ({ pattern, file: pathOf(target) }),
    ),
  )
  if (files.length === 0) throw new Error('No page was found in src/app/routes.')
  return [...files, ...adminFiles()]
}

/** The file of the page that an address shows. */
export function pageFile(path: string): string | undefined {
  return routeFiles().find(({ pattern }) => matchPath(pattern, path))?.file
}
