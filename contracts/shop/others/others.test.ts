import { expect, it } from 'vitest'
import { firstLaw, idOfFirst, otherName } from './others-fixture.ts'

it('a write that is about one record is caught when it changes another', async () => {
  const law = await firstLaw(
    'updateCategory',
    ({ categories }) => categories.update(idOfFirst(categories.all()), otherName()),
    ['--only', 'categories'],
  )
  expect(law).toBe('others-stay-as-they-are')
})
