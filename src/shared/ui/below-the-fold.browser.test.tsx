import { useInsertionEffect } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BelowTheFold } from './below-the-fold.tsx'

/** What each commit of the screen shows. */
async function commitsAfter(entry: string, press: boolean) {
  const commits: string[] = []
  const Part = ({ name }: { name: string }) => {
    useInsertionEffect(() => void commits.push(name), [name])
    return name
  }
  const Product = () => {
    useInsertionEffect(() => void commits.push('commit'))
    return (
      <>
        <Part name="upper" />
        <BelowTheFold>
          <Part name="lower" />
        </BelowTheFold>
      </>
    )
  }
  const screen = await render(
    <MemoryRouter initialEntries={[entry]}>
      <Routes>
        <Route path="/" element={<Link to="/product">Ring</Link>} />
        <Route path="/product" element={<Product />} />
      </Routes>
    </MemoryRouter>,
  )
  if (press) await screen.getByRole('link').click()
  await expect.element(screen.getByText('upperlower')).toBeVisible()
  return commits
}

test('after a press on a link the upper part of a page comes first', async () => {
  expect(await commitsAfter('/', true)).toEqual(['upper', 'commit', 'lower'])
})

test('a page that is opened by its address shows at once', async () => {
  expect(await commitsAfter('/product', false)).toEqual(['upper', 'lower', 'commit'])
})
