import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { networkFaults } from '../engine/network/fault-rule.ts'
import { wrongShapes } from '../engine/network/wrong-shape.ts'
import { readShopAddress } from '../shop/shop-address.ts'
import { parseScenario, scenarios } from './scenarios.ts'
import { stories } from './stories.ts'

const documents = ['README.md', 'docs/kit.md']
  .map((file) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8'))
  .join('')

test.each(stories)('$name: its address is valid and starts the shop over', ({ address }) => {
  const { choices } = readShopAddress(`http://shop.test${address}`)
  expect(parseScenario(choices.settings.scenario ?? '')).not.toEqual([])
  expect(choices.changes).toBe('none')
})

test('README and docs/kit.md list every scenario, every story and every kind of fault', () => {
  const lines = [
    ...scenarios.map(({ name, description }) => `| \`${name}\` | ${description} |`),
    ...stories.map(({ name, sentence, address }) => `| ${name} | ${sentence} | \`${address}\` |`),
    ...[...networkFaults, ...wrongShapes].map((kind) => `\`${kind}\``),
  ]
  expect(lines.filter((line) => !documents.includes(line))).toEqual([])
})
