import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prove } from '#mocks/any-contract/proof-fixture.ts'
import { install } from './support/install.ts'

/*
 * The contracts of others in docs/any-api.md: what the backend of each remembers, judged by another validator than its own.
 */
const folder = join(import.meta.dirname, '../node_modules/.cache/contracts')
install(folder, [
  '@readme/oas-examples@8.2.2',
  '@scalar/galaxy@0.2.20',
  '@directus/specs@15.2.0',
  '@octokit/openapi@23.0.2',
])
const modules = join(folder, 'node_modules')

/** Of these no answer can be right: whatever fits one of their choices fits another one too. */
const impossible = /^(?:repos\/create-or-update-file-contents|git\/create-blob) .*oneOf$/

test.each([
  ['@scalar/galaxy/dist/3.1.json', 1, 1],
  ['@directus/specs/dist/openapi.json', 12, 13],
  ['@readme/oas-examples/3.1/json/readme.json', 4, 6],
  ['@readme/oas-examples/3.1/json/train-travel.json', 1, 1],
  ['@octokit/openapi/generated/api.github.com.json', 50, 51],
])('of %s %i of %i resources are remembered, and each answer is valid', async (file, remembered, resources) => {
  const proof = await prove(join(modules, file))
  expect(proof.faults.filter((fault) => !impossible.test(fault))).toEqual([])
  expect(proof).toMatchObject({ remembered, resources })
})

describe('each answer is valid of', () => {
  const others = globSync('@readme/oas-examples/3.[01]/json/*.json', { cwd: modules })
  // One whose refusals fit all of their choices, and one in a dialect that the validator does not know.
  test.each(others.filter((file) => !/readme|validation-local/.test(file.replace('@readme', ''))))(
    '%s',
    async (file) => {
      expect((await prove(join(modules, file))).faults).toEqual([])
    },
  )
})
