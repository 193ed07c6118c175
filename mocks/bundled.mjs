/**
 * Runs an entry of the project as a bundle. Node needs a second to load some three hundred sources, and a tenth of that
 * for their bundle with V8's code cache. The bundle is made at the first start and after each change of a source. Plain
 * JavaScript, since Node's type stripping would cost the server 18 MB and 40 ms.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/suvarnika')

/**
 * A hash of a bundle's sources; undefined if one is missing.
 * @param {readonly string[]} sources
 */
function hashOf(sources) {
  const hash = createHash('sha256').update(process.version)
  try {
    for (const source of [import.meta.filename, join(root, 'package-lock.json'), ...sources])
      hash.update(source).update(readFileSync(source))
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

/**
 * Writes the bundle of `entry` to `file`, and returns its sources.
 * @param {string} entry
 * @param {string} file
 */
async function bundle(entry, file) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: entry,
    platform: 'node',
    plugins: [
      {
        name: 'where-the-source-is',
        transform: (code, id) =>
          code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            .replaceAll('import.meta.main', String(id === entry)),
      },
    ],
  })
  // Written under another name and then moved, since another start may be reading or writing the same bundle.
  const own = `${file}.${process.pid}`
  const { output } = await build.write({ file: own, format: 'esm', codeSplitting: false, minify: { mangle: false } })
  await build.close()
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
  const sources = modules.filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
  renameSync(own, file)
  return sources
}

/**
 * Runs `entry`, the absolute path of a source.
 * @param {string} entry
 */
export async function runBundled(entry) {
  const name = relative(root, entry).replace(/\.ts$/, '').replaceAll(sep, '-')
  const [file, list] = [join(cache, `${name}.mjs`), join(cache, `${name}.json`)]
  /** @type {{ hash?: string, sources: string[] }} */
  let made = { sources: [] }
  try {
    made = JSON.parse(readFileSync(list, 'utf8'))
  } catch {
    // The first start.
  }
  const isNew = made.hash === undefined || made.hash !== hashOf(made.sources)
  if (isNew) {
    try {
      mkdirSync(cache, { recursive: true })
      // Removed first, so that an interrupted start leaves no outdated list of sources.
      rmSync(list, { force: true })
      const sources = await bundle(entry, file)
      writeFileSync(list, JSON.stringify({ hash: hashOf(sources), sources }))
    } catch (error) {
      // If nothing can be written, the sources run without a bundle.
      if (!['EACCES', 'EROFS', 'EPERM'].includes(/** @type {{ code?: string }} */ (error).code ?? '')) throw error
      return import(pathToFileURL(entry).href)
    }
  }
  enableCompileCache(join(cache, 'compiled'))
  const running = await import(pathToFileURL(file).href)
  // Node writes the code cache when a process exits, which a killed server never does.
  if (isNew) flushCompileCache()
  return running
}
