import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { answering } from './answering.ts'
import { lacking } from './debian-package.ts'

const root = join(import.meta.dirname, '../..')
const program = '/usr/sbin/nginx'

/** The reason why there is no nginx, after trying to install it; undefined if there is one. */
export const noNginx = () => lacking(program, 'nginx-light')

export interface Deployment {
  origin: string
  /** Replaces the release by one whose scripts have other names. */
  release: () => void
  stop: () => Promise<void>
}

/** A copy of `dist/` behind nginx, set up by the files in `deploy/nginx`. Resolves once it answers. */
export async function deploy(port: number, backend: string): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'))
  const dist = join(folder, 'dist')
  cpSync(join(root, 'dist'), dist, { recursive: true })
  cpSync(join(root, 'deploy/nginx/headers.conf'), join(folder, 'headers.conf'))
  const shop = readFileSync(join(root, 'deploy/nginx/shop.conf'), 'utf8')
    .replace('/srv/suvarnika/dist', dist)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('http://127.0.0.1:4010', new URL(backend).origin)
  writeFileSync(join(folder, 'shop.conf'), shop)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
    http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} include shop.conf; }`,
  )
  const server = spawn(program, ['-e', `${folder}/errors`, '-p', folder, '-c', join(folder, 'nginx.conf')])
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, server, () => readFileSync(join(folder, 'errors'), 'utf8'))
  return {
    origin,
    release: () => renameScripts(dist),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        if (!server.kill()) resolve()
      }),
  }
}

/** Renames all scripts and their references, since browsers cache files by name. */
function renameScripts(dist: string): void {
  const scripts = globSync(`${dist}/assets/*.js`)
  const names = new RegExp(scripts.map((file) => basename(file, '.js')).join('|'), 'g')
  for (const file of [...scripts, ...globSync(`${dist}/**/*.html`)]) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(names, (name) => `${name}-next`),
    )
  }
  for (const file of scripts) renameSync(file, file.replace(/\.js$/, '-next.js'))
}
