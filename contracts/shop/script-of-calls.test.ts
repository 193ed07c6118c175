import { describe, expect, it } from 'vitest'
import { checkFaultRules, readFaultRules } from '#mocks/engine/network/fault-rule.ts'
import { createNodeBackend } from '#mocks/node.ts'
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { operations } from '#openapi/generated/operations.ts'
import { plantedFaults, playScript, type ScriptedAnswer, scriptOfCalls } from './script-of-calls.ts'

const read = async (response: Response): Promise<ScriptedAnswer> => ({
  status: response.status,
  contentType: response.headers.get('Content-Type'),
  allow: response.headers.get('Allow'),
  text: await response.text(),
})

const faults = checkFaultRules(readFaultRules(plantedFaults), Object.values(operations))
const settings = { at: '2026-11-20T12:00' }
const statuses = ['200', '201', '204', '400', '401', '403', '404', '405', '409', '501']

describe('a script of 200 calls gets the same bytes over HTTP as in the same process', () => {
  it.each([
    ['as it is', settings, statuses],
    ['a month later', { at: '2026-12-24T10:00' }, statuses],
    [
      'where calls fail by chance and by planted faults',
      { ...settings, scenario: 'flaky+last-piece', faults },
      [...statuses, '500', '503'],
    ],
  ])('%s', async (_what, how, expected) => {
    expect(scriptOfCalls).toHaveLength(200)
    const served = await serveShop({ port: 0, settings: how })
    const { backend } = await createNodeBackend({ settings: how })
    try {
      const [overHttp, inProcess] = await Promise.all([
        playScript(async (path, init) => read(await fetch(served.origin + path, init))),
        playScript(async (path, init) => read(await backend.fetch(new Request(`http://shop.test${path}`, init)))),
      ])
      expect(overHttp).toEqual(inProcess)
      expect(new Set(inProcess.map((text) => /^\S+ \S+ (\d+)/.exec(text)?.[1]))).toEqual(new Set(expected))
      expect(inProcess.filter((text) => / 405 .* GET, HEAD, PUT, DELETE\n/.test(text))).toHaveLength(5)
      expect((await served.state()).hash).toBe((await backend.state()).hash)
    } finally {
      await served.close()
    }
  })
})
