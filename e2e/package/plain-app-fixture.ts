import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const project = join(import.meta.dirname, '../..')
const node = process.execPath

/** A folder with the packed kit, and beside it an app with the kit installed. Its other packages are this project's. */
export function makeApp() {
  const folder = mkdtempSync(join(tmpdir(), 'plain-app-'))
  const built = join(folder, 'kit')
  const app = join(folder, 'app')
  const packing = ['pack', '--silent', '--pack-destination', folder]
  execFileSync(node, [join(project, 'contracts/package/build.ts'), built], { stdio: 'pipe' })
  const packed = execFileSync('npm', packing, { cwd: built, encoding: 'utf8', shell: true })
  const tarball = join(folder, packed.trim())
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const installed = join(app, 'node_modules/suvarnika-kit')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1'])
  copyFileSync(join(project, 'mocks/any-contract/project/library-fixture/library.yaml'), join(app, 'library.yaml'))
  const write = (file: string, text: string) => {
    mkdirSync(join(app, dirname(file)), { recursive: true })
    writeFileSync(join(app, file), text)
  }
  write('package.json', '{ "name": "books", "private": true, "type": "module" }')
  write('index.html', html)
  write('vite.config.js', configuration)
  write('src/main.jsx', main)
  return { app, tarball, installed, write }
}

/** Runs a command of the kit in the app. */
export function suvarnika(app: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(node, [join(app, 'node_modules/suvarnika-kit/commands.js'), ...args], {
    cwd: app,
    env: { ...process.env, ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)))
  return {
    child,
    said: () => said,
    ended: once(child, 'close').then(([code]) => ({ code: code as number, said })),
  }
}

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Books</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body>
</html>
`

const configuration = `import react from '@vitejs/plugin-react'
import { kit } from 'suvarnika-kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react(), kit()] })
`

const main = `import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const call = async (path, method = 'GET', body) => {
  const headers = { 'X-Key': 'any', ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch('/api' + path, { method, headers, body: body && JSON.stringify(body) })
  return answer.status === 204 ? undefined : answer.json()
}

function Books() {
  const [books, setBooks] = useState([])
  const [title, setTitle] = useState('')
  const load = () => call('/books?limit=100').then(setBooks)
  useEffect(() => void load(), [])
  const change = (...given) => call(...given).then(load)
  const add = (event) => {
    event.preventDefault()
    void change('/books', 'POST', { title, genre: 'novel' })
  }
  return (
    <main>
      <h1>{books.length} books</h1>
      <form onSubmit={add}>
        <label>Title <input value={title} onChange={({ target }) => setTitle(target.value)} /></label>
        <button>Add</button>
      </form>
      <ul>
        {books.map(({ id, title, genre }) => (
          <li key={id}>
            {title}
            <button onClick={() => change('/books/' + id, 'PUT', { title: title + ', again', genre })}>Edit</button>
            <button onClick={() => change('/books/' + id, 'DELETE')}>Delete</button>
          </li>
        ))}
      </ul>
    </main>
  )
}
createRoot(document.getElementById('root')).render(<Books />)
`
