import { readProduct } from '#src/shared/shop/product.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { SearchResult } from './search-result.tsx'

afterEach(leaveScreen)

test('a product in a category without a name has its brand below its name', async () => {
  stubHost(() => [])
  const category = { id: 'cat-1', name: '' }
  const product = readProduct({ id: 'prod-1', name: 'Aarohi Ring', category, brand: 'Suvarnika' })
  const { screen } = await renderScreen(
    <div role="listbox">
      <SearchResult id="result" product={product} isHighlighted={false} onChoose={() => undefined} />
    </div>,
  )
  await expect.element(screen.getByText('Suvarnika')).toBeVisible()
})
