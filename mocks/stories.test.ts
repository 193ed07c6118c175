import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { networkFaults } from './engine/fault-rule.ts'
import { wrongShapes } from './engine/wrong-shape.ts'
import { readAddress } from './address.ts'
import { parseScenario, scenarios } from './scenarios/scenarios.ts'
import { stories } from './scenarios/stories.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

test.each(stories)(
  '$name: its address can be read, begins anew, and stands in the README',
  ({ name, sentence, address }) => {
    const { asked } = readAddress(`http://shop.test${address}`)
    expect(parseScenario(asked.settings.scenario ?? '')).not.toEqual([])
    expect(asked.changes).toBe('none')
    expect(readme).toContain(`| ${name} | ${sentence} | \`${address}\` |`)
  },
)

test.each(scenarios)('$name stands in the README with its description', ({ name, description }) => {
  expect(readme).toContain(`| \`${name}\` | ${description} |`)
})

test('the README names every kind of fault', () => {
  for (const kind of [...networkFaults, ...wrongShapes]) expect(readme).toContain(`\`${kind}\``)
})
