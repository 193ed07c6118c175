import { ApiError } from '#src/shared/api/api-error.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { filled } from './field-rules.ts'
import { AdminFormFrame } from './admin-form-frame.tsx'
import { useSavableForm } from './use-savable-form.ts'

afterEach(leaveScreen)

interface Ring {
  name: string
  price: string
}

/** A server with one ring, which others may change; `lose` drops the answer of the next save. */
class RingServer {
  ring: Ring | null = { name: 'Ring', price: '100' }
  readonly saves: Ring[] = []
  isRead = true
  lose = false

  readonly latest = async (): Promise<Ring | null> => {
    if (!this.isRead) throw new ApiError('status', '', { status: 500, body: { message: 'Out of order.' } })
    return Promise.resolve(this.ring)
  }

  readonly save = async (values: Ring) => {
    this.saves.push(values)
    this.ring = { name: values.name.trim(), price: values.price }
    if (this.lose) {
      this.lose = false
      throw new ApiError('network', 'The shop could not be reached.', { isUncertain: true })
    }
    return Promise.resolve({ resetTo: this.ring })
  }
}

const ring: Ring = { name: 'Ring', price: '100' }

function RingForm({ server, known = ring }: { server: RingServer; known?: Ring }) {
  const form = useSavableForm<Ring>({
    draft: 'ring',
    initial: known,
    failureText: 'Not saved',
    goneText: 'The ring is gone.',
    latest: server.latest,
    rules: z.object({ name: z.string(), price: filled('Please enter a price') }),
    save: server.save,
  })
  return (
    <AdminFormFrame label="Ring" form={form} actions={<Button type="submit">Send</Button>}>
      <TextField {...form.bind('name')} label="Name" />
      <TextField {...form.bind('price')} label="Price" />
    </AdminFormFrame>
  )
}

async function open() {
  stubHost(() => null)
  const server = new RingServer()
  const { screen } = await renderScreen(<RingForm server={server} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const price = screen.getByRole('textbox', { name: 'Price' })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const choices = screen.getByRole('radiogroup', { name: 'Name: which one?' })
  return { server, screen, name, price, send, choices }
}

test('a save sends the newer value of a field that this person did not touch', async () => {
  const { server, name, price, send } = await open()
  await name.fill('Band')
  server.ring = { name: 'Ring', price: '120' }
  await send()
  await expect.element(price).toHaveValue('120')
  expect(server.saves).toEqual([{ name: 'Band', price: '120' }])
})

test('where both changed a field, nothing is sent until one of the two values is chosen', async () => {
  const { server, name, send, choices } = await open()
  await name.fill('Band')
  server.ring = { name: 'Hoop', price: '100' }
  await send()
  await expect.element(choices).toHaveTextContent('Name: which one?TheirsHoopYoursBand')
  const theirs = choices.getByRole('radio', { name: /^Theirs/ })
  await expect.element(theirs).toHaveFocus()
  await send()
  await expect.element(theirs).toHaveFocus()
  expect(server.saves).toEqual([])
  await userEvent.keyboard(' ')
  await expect.element(name).toHaveValue('Hoop')
  await expect
    .element(choices, { message: 'what was typed is kept' })
    .toHaveTextContent('Name: which one?TheirsHoopYoursBand')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(name).toHaveValue('Band')
  await send()
  await expect.element(choices).not.toBeInTheDocument()
  expect(server.saves).toEqual([{ name: 'Band', price: '100' }])
})

test('typing a third value chooses it', async () => {
  const { server, name, send, choices } = await open()
  await name.fill('Band')
  server.ring = { name: 'Hoop', price: '100' }
  await send()
  await name.fill('Wide hoop')
  await expect.element(choices.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  await expect.element(choices).toHaveTextContent('Name: which one?TheirsHoopYoursWide hoop')
  await send()
  await expect.element(choices).not.toBeInTheDocument()
  expect(server.saves).toEqual([{ name: 'Wide hoop', price: '100' }])
})

test('a colleague who saves once more asks once more', async () => {
  const { server, name, send, choices } = await open()
  await name.fill('Band')
  server.ring = { name: 'Hoop', price: '100' }
  await send()
  await userEvent.click(choices.getByRole('radio', { name: /^Yours/ }))
  server.ring = { name: 'Loop', price: '100' }
  await send()
  await expect.element(choices).toHaveTextContent('Name: which one?TheirsLoopYoursBand')
  expect(server.saves).toEqual([])
})

test('both having typed the same is no question', async () => {
  const { server, name, send } = await open()
  await name.fill('Hoop ')
  server.ring = { name: 'Hoop', price: '100' }
  await send()
  await expect.element(name).toHaveValue('Hoop')
  expect(server.saves).toHaveLength(1)
})

test('a deleted record and one that cannot be read are not saved, say so, and keep what was typed', async () => {
  const { server, screen, name, send } = await open()
  await name.fill('Band')
  server.isRead = false
  await send()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Not savedOut of order. Nothing was sent, since we could not look whether somebody else has changed it.',
    )
  server.isRead = true
  server.ring = null
  await send()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The ring is gone.')
  await expect.element(name).toHaveValue('Band')
  expect(server.saves).toEqual([])
})

test('a choice that nobody has made is asked for again after each reload', async () => {
  const { server, screen, name } = await open()
  await name.fill('Band')
  await screen.unmount()
  server.ring = { name: 'Hoop', price: '120' }
  for (const text of ['130', '140', '150']) {
    const { screen: again } = await renderScreen(<RingForm server={server} known={server.ring} />)
    const choices = again.getByRole('radiogroup', { name: 'Name: which one?' })
    await expect.element(choices).toBeVisible()
    await again.getByRole('textbox', { name: 'Price' }).fill(text)
    await userEvent.click(again.getByRole('button', { name: 'Send' }))
    await expect.element(choices).toBeVisible()
    await again.unmount()
  }
  expect(server.saves).toEqual([])
})

test('a record that is deleted during a conflict leaves nothing to choose, only what was typed', async () => {
  const { server, screen, name, send, choices } = await open()
  await name.fill('Band')
  server.ring = { name: 'Hoop', price: '120' }
  await send()
  await expect.element(choices).toBeVisible()
  server.ring = null
  await send()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The ring is gone.')
  await expect.element(choices).not.toBeInTheDocument()
  expect(screen.getByText(/^This was changed/).elements()).toEqual([])
  await expect.element(name).toHaveValue('Band')
})

test('a save whose answer was lost is not taken for a colleague’s', async () => {
  const { server, screen, name, send, choices } = await open()
  await name.fill('Band')
  server.lose = true
  await send()
  await expect.element(screen.getByText('It may have gone through anyway.', { exact: false })).toBeVisible()
  await name.fill('Wide band')
  await send()
  await expect.element(name).toHaveValue('Wide band')
  expect(choices.elements()).toEqual([])
  expect(server.saves.map((saved) => saved.name)).toEqual(['Band', 'Wide band'])
})

test('a newer value that breaks the form’s rules is shown with its error, not sent', async () => {
  const { server, name, price, send } = await open()
  await name.fill('Band')
  server.ring = { name: 'Ring', price: '' }
  await send()
  await expect.element(price).toHaveAccessibleDescription('Please enter a price')
  await expect.element(price).toHaveFocus()
  expect(server.saves).toEqual([])
})
