import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { Head } from './page.tsx'

afterEach(leaveScreen)

const contentOf = (property: string) => document.querySelector(`meta[property="${property}"]`)?.getAttribute('content')

test.each([
  ['https://host.example/ring.jpg?size=800', 'https://host.example/ring.jpg?size=800'],
  ['https://host.example/ring.webp', 'https://host.example/ring.webp'],
  ['https://host.example/ring.avif', /shop.*\.jpg$/],
  [undefined, /shop.*\.jpg$/],
])('a shared link with the picture %s shows one that every messenger can', async (picture, shown) => {
  const { screen } = await renderScreen(<Head title="Ring" kind="product" picture={picture} />)
  expect(contentOf('og:image')).toMatch(shown)
  expect(contentOf('og:type')).toBe('product')
  await screen.unmount()
})
