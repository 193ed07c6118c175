import { expect, test } from './fixtures.ts'
import { journeys } from './journeys.ts'

for (const [name, journey] of Object.entries(journeys)) {
  test(name, async ({ person, violations }) => {
    await journey(person)
    expect(violations).toEqual([])
  })
}
