import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAddress } from './use-address.ts'

const Address = () => <p>{useAddress()}</p>

test.each([
  ['/', ''],
  ['/products/prod-1', 'products/prod-1'],
  ['/products/prod-1/', 'products/prod-1'],
])('the address of %s ends in no slash of its own', async (place, path) => {
  const { container } = await render(
    <MemoryRouter initialEntries={[place]}>
      <Address />
    </MemoryRouter>,
  )
  await expect.element(container.querySelector('p')).toHaveTextContent(`${location.origin}/${path}`)
})
