import { describe, expect, it } from 'vitest'
import { createNodeBackend } from '#mocks/node.ts'
import { serveBackend } from '#mocks/server.ts'
import { playScript, type ScriptedAnswer, scriptOfCalls } from './script-of-calls.ts'

const read = async (response: Response): Promise<ScriptedAnswer> => ({
  status: response.status,
  contentType: response.headers.get('Content-Type'),
  text: await response.text(),
})

const settings = { at: '2026-11-20T12:00' }
const refused = ['200', '201', '204', '400', '401', '403', '404', '409', '501']

describe('a script of 200 calls is answered over HTTP byte for byte as in the same process', () => {
  it.each([
    ['as it is', settings, refused],
    ['a month later', { at: '2026-12-24T10:00' }, refused],
    ['where calls fail by chance', { ...settings, scenario: 'flaky+last-piece' }, [...refused, '500']],
  ])('%s', { timeout: 60_000 }, async (_what, how, statuses) => {
    expect(scriptOfCalls).toHaveLength(200)
    const served = await serveBackend({ port: 0, settings: how })
    const { backend } = await createNodeBackend({ settings: how })
    try {
      const [overHttp, inProcess] = await Promise.all([
        playScript(async (path, init) => read(await fetch(served.origin + path, init))),
        playScript(async (path, init) => read(await backend.fetch(new Request(`http://shop.test${path}`, init)))),
      ])
      expect(overHttp).toEqual(inProcess)
      expect(new Set(inProcess.map((text) => /^\S+ \S+ (\d+)/.exec(text)?.[1]))).toEqual(new Set(statuses))
      expect((await served.state()).hash).toBe((await backend.state()).hash)
    } finally {
      await served.close()
    }
  })
})
