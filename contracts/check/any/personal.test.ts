import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkBy, notesContract, notesHost } from './notes-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'personal-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([true, false])(
  'a text that the host has shown and the contract marks as personal (%s) is hidden',
  async (isPersonal) => {
    const contract = JSON.parse(JSON.stringify(notesContract()))
    const note = contract.components.schemas.Note
    if (isPersonal) Object.assign(note.properties.title, { 'x-personal': true })
    const title = { name: 'title', in: 'path', required: true, schema: { type: 'string' } }
    const list = contract.paths['/notes'].get.responses['200']
    contract.paths['/titles/{title}'] = {
      get: { operationId: 'titled', parameters: [title], responses: { 200: list } },
    }
    const host = notesHost()
    const answer = async (request: Request) =>
      new URL(request.url).pathname.startsWith('/titles/') ? Response.json(7) : host.answer(request)
    const { out, requests } = await checkBy(folder, contract, answer, [])
    expect(requests).toContain('GET /titles/Note%201')
    expect(out).toContain(isPersonal ? '/titles/[hidden]' : '/titles/Note%201')
    expect(out.includes('Note%201')).toBe(!isPersonal)
  },
)
