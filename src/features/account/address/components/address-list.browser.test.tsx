import type { Address } from '#openapi/generated/model/address.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { session } from '#src/shared/api/session.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { EditAddress } from './edit-address.tsx'

afterEach(leaveScreen)

const home: Address = {
  id: 'addr-1',
  fullName: 'Asha Rao',
  addressLine1: '4, Temple Street',
  city: 'Mysuru',
  state: 'Karnataka',
  zipCode: '570001',
  country: 'India',
  mobile: '98',
  isDefault: true,
}

test('a double click on Delete sends one call', async () => {
  let addresses = [home]
  const calls = stubHost((call) => {
    if (call.startsWith('GET')) return { user: { ...asha, addresses } }
    if (addresses.length === 0) return Response.json({ message: 'Address not found' }, { status: 404 })
    addresses = []
    return new Response(null, { status: 204 })
  })
  const { screen } = await renderScreen(<AddressList />, '/account/address', asha)
  await userEvent.click(screen.getByRole('button', { name: /^Delete the address/ }))
  const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).element()
  for (const _ of [1, 2]) confirm.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByText('No address yet')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  expect(screen.getByText('Address not found').elements()).toEqual([])
})

test('a session that ends at Delete says that the address was not deleted', async () => {
  stubHost((call) =>
    call.startsWith('GET') ? { user: { ...asha, addresses: [home] } } : new Response('{}', { status: 401 }),
  )
  const { screen } = await renderScreen(<AddressList />, '/account/address', asha)
  await userEvent.click(screen.getByRole('button', { name: /^Delete the address/ }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect.element(screen.getByText('Please log in to view address details')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The address was not deleted.')
})

test('the default address cannot be unticked, and says how to change it', async () => {
  stubHost(() => ({ user: { ...asha, addresses: [home] } }))
  const next = { to: '/account/address', label: 'All addresses' }
  const { screen } = await renderScreen(<EditAddress id="addr-1" next={next} />, '/', asha)
  const box = screen.getByRole('checkbox', { name: 'Make this my default address' })
  await userEvent.click(box, { force: true })
  await expect.element(box).toBeChecked()
  await expect
    .element(box)
    .toHaveAccessibleDescription('This is your default address. To change that, tick another one.')
})

function AddressOfAnotherTab() {
  const [address, setAddress] = useState(home)
  return (
    <>
      <AddressForm label="Edit Address" address={address} next={null} actions={null} />
      <Button onClick={() => setAddress({ ...home, city: 'Hassan' })}>Load it again</Button>
    </>
  )
}

test('an address that was changed in another tab replaces an untouched form', async () => {
  stubHost(() => ({ user: { ...asha, addresses: [home] } }))
  const { screen } = await renderScreen(<AddressOfAnotherTab />, '/', asha)
  await expect.element(screen.getByLabelText('City')).toHaveValue('Mysuru')
  await userEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  await expect.element(screen.getByLabelText('City')).toHaveValue('Hassan')
})

test('an address that was deleted in another tab keeps its form and what was typed, and is not saved', async () => {
  let addresses = [home]
  const calls = stubHost(() => ({ user: { ...asha, addresses } }))
  const next = { to: '/account/address', label: 'All addresses' }
  const { screen } = await renderScreen(<EditAddress id="addr-1" next={next} />, '/', asha)
  await screen.getByLabelText('City').fill('Hassan')
  addresses = []
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await expect.element(screen.getByText(/^This address was deleted in the meantime/)).toBeVisible()
  await expect.element(screen.getByLabelText('City')).toHaveValue('Hassan')
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('a new address starts empty, with its fields in order', async () => {
  stubHost(() => ({ user: asha }))
  const next = { to: '/account/address', label: 'All addresses' }
  const { screen } = await renderScreen(<EditAddress next={next} />, '/', asha)
  const fields = screen.getByRole('textbox')
  await expect.element(fields.first()).toBeVisible()
  const inputs = fields.elements() as HTMLInputElement[]
  expect(inputs.map(({ value }) => value).join('')).toBe('')
  expect(inputs.map(({ name }) => name)).toEqual([
    'fullName',
    'mobile',
    'addressLine1',
    'landmark',
    'city',
    'state',
    'country',
    'zipCode',
  ])
})

test('the form is as wide as its column, and Country shares its line', async () => {
  stubHost(() => ({ user: asha }))
  await page.viewport(1440, 900)
  const next = { to: '/account/address', label: 'All addresses' }
  const { screen } = await renderScreen(<EditAddress next={next} />, '/', asha)
  await expect.element(screen.getByLabelText('Country')).toBeVisible()
  const box = (label: string) => screen.getByLabelText(label).element().getBoundingClientRect()
  expect(box('Country').top).toBe(box('PIN code').top)
  expect(box('PIN code').right).toBe(box('Address line 1').right)
  expect(box('Address line 1').width).toBe(screen.container.clientWidth)
})

test('a new address whose answer is lost is made once', async () => {
  const addresses: Address[] = []
  stubHost((call) => {
    if (call.startsWith('GET')) return { user: { ...asha, addresses } }
    addresses.push({ ...home, id: `addr-${addresses.length + 1}` })
    throw new TypeError('Failed to fetch')
  })
  const { screen } = await renderScreen(<AddressForm label="Add New Address" />, '/', asha)
  const { fullName, mobile, addressLine1, city, state, country, zipCode } = home
  const typed = { 'Full name': fullName, Mobile: mobile, 'Address line 1': addressLine1, City: city, State: state }
  for (const [label, text] of Object.entries({ ...typed, Country: country, 'PIN code': zipCode }))
    await userEvent.fill(screen.getByRole('textbox', { name: new RegExp(`^${label}`, 'i') }), text)
  const send = () => userEvent.click(screen.getByRole('button', { name: /^(Save|Add)/ }))
  await send()
  await expect.element(screen.getByText(/then we first look whether it is there/)).toBeVisible()
  await send()
  await expect.element(screen.getByText('Address updated successfully!')).toBeVisible()
  expect(addresses).toHaveLength(1)
})

const broken = () => Response.json({}, { status: 500 })

test('an address that cannot be deleted stays, with the server’s message if there is one; a guest is asked to log in', async () => {
  let answer: () => Response | Promise<Response> = broken
  stubHost((call) => (call.startsWith('GET') ? { user: { ...asha, addresses: [home] } } : answer()))
  const { screen } = await renderScreen(<AddressList />, '/account/address', asha)
  const failure = screen.getByRole('alert').getByText('Failed to delete address', { exact: true })
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Delete the address/ }))
    await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  }
  await remove()
  await expect.element(failure).toBeVisible()
  expect(screen.getByRole('list', { name: 'Addresses' }).getByRole('listitem').elements()).toHaveLength(1)

  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await remove()
  await expect.element(screen.getByText(/^The shop could not be reached\./)).toBeVisible()
  await expect.element(failure).toBeVisible()

  answer = () => Response.json({ message: 'Address not found' }, { status: 404 })
  await remove()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Address not found')
  expect(failure.query()).toBeNull()

  session.signOut()
  await expect.element(screen.getByText('Please log in to view address details', { exact: true })).toBeVisible()
})

const unchecked = {
  message: 'The address is not complete.',
  errors: ['full_name', 'country', 'zip_code'].map((field) => ({ path: `address.${field}`, message: 'Required.' })),
}

const refused = () => Response.json(unchecked, { status: 400 })

test('the form of an address checks nothing itself: the server’s errors show at their fields; without a token it asks to log in', async () => {
  let answer: () => Response | Promise<Response> = refused
  const sent: unknown[] = []
  stubHost((call, body) => {
    if (call.startsWith('GET')) return { user: asha }
    sent.push(typeof body === 'string' ? JSON.parse(body) : body)
    return answer()
  })
  const next = { to: '/account/address', label: 'All addresses' }
  const { screen } = await renderScreen(<EditAddress next={next} />, '/account/address/edit', asha)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await userEvent.fill(screen.getByLabelText('City'), 'Pune')
  await save()
  await expect.element(screen.getByText('Failed to save address', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Please check: Full name, Country, PIN code.')).toBeVisible()
  await expect.element(screen.getByLabelText('Full name')).toHaveFocus()
  for (const label of ['Full name', 'Country', 'PIN code'])
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription('Required.')
  await expect.element(screen.getByLabelText('City')).toHaveValue('Pune')
  expect(sent).toEqual([{ address: expect.objectContaining({ city: 'Pune', full_name: '', zip_code: '' }) as unknown }])

  await userEvent.fill(screen.getByLabelText('City'), 'Punex')
  await expect.element(screen.getByText('Failed to save address')).not.toBeInTheDocument()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await save()
  await expect.element(screen.getByText('Error saving address. Please try again.', { exact: true })).toBeVisible()
  session.signOut()
  await expect.element(screen.getByText('Please log in to save address', { exact: true })).toBeVisible()
})
