import { globSync, readFileSync } from 'node:fs'
import { join, normalize, relative } from 'node:path'
import { matchPath } from 'react-router'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'src/app/routes')

/** The file of the page behind each pattern of the routes: `page('/products', () => import('…'))`. */
export function routeFiles(): { pattern: string; file: string }[] {
  const files = globSync('*-routes.tsx', { cwd: folder }).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return [...text.matchAll(/page\('([^']+)',\s*\(\)\s*=>\s*import\('([^']+)'\)/g)].map(
      ([, pattern = '', target = '']) => ({ pattern, file: relative(root, normalize(join(folder, target))) }),
    )
  })
  if (files.length === 0) throw new Error('No page was found in src/app/routes.')
  return files
}

/** The file of the page that an address shows. */
export function pageFile(path: string): string | undefined {
  return routeFiles().find(({ pattern }) => matchPath(pattern, path))?.file
}
