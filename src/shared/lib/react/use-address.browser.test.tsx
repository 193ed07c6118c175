import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAddress } from './use-address.ts'

const Address = () => <p>{useAddress()}</p>

test.each([
  ['/', ''],
  ['/products/prod-1', 'products/prod-1'],
  ['/products/prod-1/', 'products/prod-1'],
  ['/products?page=2', 'products?page=2'],
  ['/products?utm_source=x&page=12', 'products?page=12'],
  ['/products?page=1', 'products'],
  ['/products?page=x', 'products'],
  ['/products?colour=Gold&page=2', 'products'],
])('the address of %s is %j, without a slash of its own and with no parameter but its page', async (place, path) => {
  const { container } = await render(
    <MemoryRouter initialEntries={[place]}>
      <Address />
    </MemoryRouter>,
  )
  await expect.element(container.querySelector('p')).toHaveTextContent(`${location.origin}/${path}`)
})
