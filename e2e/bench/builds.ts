/** `npm run bench -- builds`: the size of the JavaScript in each build. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

process.stdout.write('kB gzip of all JavaScript\n')
for (const folder of ['dist', 'dist-demo']) {
  const root = join(import.meta.dirname, '../..', folder)
  if (!existsSync(root)) process.stdout.write(`${folder}: not built\n`)
  else {
    const bytes = globSync('**/*.js', { cwd: root }).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(root, file))).length,
      0,
    )
    process.stdout.write(`${folder}: ${(bytes / 1000).toFixed(0)}\n`)
  }
}
