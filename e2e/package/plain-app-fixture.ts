import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import root from '../../package.json' with { type: 'json' }

const project = join(import.meta.dirname, '../..')
const { dependencies, devDependencies } = root
const node = process.execPath
// A script of the shell there.
const shell = process.platform === 'win32'

/** Without what the runner of the tests sets, which Vite would look at. */
const { NODE_ENV: _mode, VITEST: _runner, ...usual } = process.env
const surroundings = { ...usual, NO_COLOR: '1', SCARF_ANALYTICS: 'false' }

/** Runs a command of npm to its end. */
const npm = (cwd: string, ...args: readonly string[]) =>
  execFileSync('npm', args, { cwd, env: surroundings, encoding: 'utf8', shell })

/** The kit as it would be published. */
export function packKit(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'))
  const built = join(folder, 'dist-kit')
  execFileSync(node, [join(project, 'contracts/package/build.ts'), built], { stdio: 'pipe' })
  return join(folder, npm(built, 'pack', '--silent', '--pack-destination', folder).trim())
}

export type Framework = 'react' | 'vue'

/** A folder with nothing but a plain app in a framework, into which npm installs the packed kit and all that both need. */
export function makeApp(framework: Framework, tarball: string) {
  const app = mkdtempSync(join(tmpdir(), `plain-${framework}-`))
  const write = (file: string, text: string) => {
    mkdirSync(join(app, dirname(file)), { recursive: true })
    writeFileSync(join(app, file), text)
  }
  const { packages, files } = frameworks[framework]
  const manifest = {
    name: 'books',
    private: true,
    type: 'module',
    dependencies: { ...packages, vite: devDependencies.vite },
  }
  write('package.json', JSON.stringify(manifest))
  write('index.html', html)
  write('vite.config.js', configuration(framework))
  write('src/call.js', call)
  for (const [file, text] of Object.entries(files)) write(file, text)
  copyFileSync(join(project, 'mocks/any-contract/project/library-fixture/library.yaml'), join(app, 'library.yaml'))
  npm(app, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball)

  /** Starts a program in the app. */
  const start = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(program, args, { cwd: app, env: { ...surroundings, ...env }, shell: shell && program !== node })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, said }))
    return { said: () => said, ended, stop: () => (child.kill(), ended) }
  }
  return {
    app,
    write,
    installed: join(app, 'node_modules/suvarnika-kit'),
    vite: (...args: readonly string[]) => start(node, [join(app, 'node_modules/vite/bin/vite.js'), ...args]),
    /** A command that ends, by npx. */
    suvarnika: (args: readonly string[], env?: Readonly<Record<string, string>>) =>
      start('npx', ['--no', '--', 'suvarnika', ...args], env).ended,
    /** A command that goes on until it is stopped, which npx would survive. */
    serve: (...args: readonly string[]) =>
      start(node, [join(app, 'node_modules/suvarnika-kit/commands.js'), 'serve', ...args]),
  }
}

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Books</title></head>
  <body><div id="root"></div><script type="module" src="/src/main.js"></script></body>
</html>
`

/** The page may not compile, where a server says so. */
const configuration = (framework: Framework) => `import ${framework} from '@vitejs/plugin-${framework}'
import { kit } from 'suvarnika-kit/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [${framework}(), kit()],
  preview: { headers: { 'Content-Security-Policy': "script-src 'self'" } },
})
`

const call = `export const call = async (path, method = 'GET', body) => {
  const headers = { 'X-Key': 'any', ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch('/api' + path, { method, headers, body: body && JSON.stringify(body) })
  return answer.status === 204 ? undefined : answer.json()
}
`

const inReact = `import { useEffect, useState } from 'react'
import { call } from './call.js'

export function Books() {
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
`

const mountReact = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Books } from './books.jsx'

createRoot(document.getElementById('root')).render(createElement(Books))
`

const inVue = `<script setup>
import { onMounted, ref } from 'vue'
import { call } from './call.js'

const books = ref([])
const title = ref('')
const load = async () => (books.value = await call('/books?limit=100'))
const change = (...given) => call(...given).then(load)
onMounted(load)
</script>

<template>
  <main>
    <h1>{{ books.length }} books</h1>
    <form @submit.prevent="change('/books', 'POST', { title, genre: 'novel' })">
      <label>Title <input v-model="title" /></label>
      <button>Add</button>
    </form>
    <ul>
      <li v-for="{ id, title, genre } in books" :key="id">
        {{ title }}
        <button @click="change('/books/' + id, 'PUT', { title: title + ', again', genre })">Edit</button>
        <button @click="change('/books/' + id, 'DELETE')">Delete</button>
      </li>
    </ul>
  </main>
</template>
`

const mountVue = `import { createApp } from 'vue'
import Books from './books.vue'

createApp(Books).mount('#root')
`

const frameworks: Readonly<Record<Framework, { packages: Record<string, string>; files: Record<string, string> }>> = {
  react: {
    packages: {
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
      '@vitejs/plugin-react': devDependencies['@vitejs/plugin-react'],
    },
    files: { 'src/main.js': mountReact, 'src/books.jsx': inReact },
  },
  vue: {
    packages: { vue: '3.5.45', '@vitejs/plugin-vue': '6.0.11' },
    files: { 'src/main.js': mountVue, 'src/books.vue': inVue },
  },
}
