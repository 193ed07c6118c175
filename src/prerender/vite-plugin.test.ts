import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { prerender } from './vite-plugin.ts'

const noPart = () => Promise.reject(new Error('The pages were asked for.'))

test('a build that fails shows its own reason, not that its pages cannot be written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'failing-build-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), 'import "./missing.js"')
  const plugins = [prerender({ open: noPart, api: undefined, siteUrl: undefined })]

  const failing = build({ root, configFile: false, logLevel: 'silent', plugins })

  await expect(failing).rejects.toThrow('missing.js')
})
