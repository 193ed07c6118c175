import { expect, test } from 'vitest'
import { makeTwoChanges } from '../fixtures/two-changes-fixture.tsx'
import { useListQuery } from './use-list-query.ts'

test('a change right after another keeps it, even before it has rendered', async () => {
  const query = await makeTwoChanges(() => {
    const { change } = useListQuery()
    return () => {
      change({ q: 'ring' })
      change({ sort: { id: 'name', desc: true } })
    }
  }, '/admin/products?open=1')
  await expect.element(query).toHaveTextContent('?open=1&q=ring&sort=-name')
})
