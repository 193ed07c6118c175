import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { TextField } from '../field/field.tsx'
import { AdminFormFrame } from './admin-form-frame.tsx'
import { filled } from './field-rules.ts'
import { useEditForm } from './use-edit-form.ts'

afterEach(leaveScreen)

interface Ring {
  name: string
  price: string
}

const ring: Ring = { name: 'Ring', price: '100' }

/** What others have made of the ring since it was loaded; null once they have deleted it. */
interface Server {
  ring: Ring | null
}

function RingForm({ server, saves }: { server: Server; saves: Ring[] }) {
  const form = useEditForm<Ring>({
    initial: ring,
    failureText: 'Not saved',
    goneText: 'The ring is gone.',
    latest: () => Promise.resolve(server.ring),
    rules: z.object({ name: z.string(), price: filled('Please enter a price') }),
    save: (values) => {
      saves.push(values)
      return Promise.resolve({ resetTo: values })
    },
  })
  return (
    <AdminFormFrame label="Ring" form={form} submit="Send">
      <TextField {...form.bind('name')} label="Name" />
      <TextField {...form.bind('price')} label="Price" />
    </AdminFormFrame>
  )
}

async function open(latest: Ring) {
  stubHost(() => null)
  const saves: Ring[] = []
  const server: Server = { ring: latest }
  const { screen } = await renderScreen(<RingForm server={server} saves={saves} />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  const price = screen.getByRole('textbox', { name: 'Price' })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await name.fill('Band')
  await send()
  return {
    server,
    screen,
    saves,
    name,
    price,
    send,
    choices: screen.getByRole('radiogroup', { name: 'Name: which one?' }),
  }
}

test('where both changed a field, nothing is sent until one of the two values is chosen', async () => {
  const { saves, name, send, choices } = await open({ name: 'Hoop', price: '100' })
  await expect.element(choices).toHaveTextContent('Name: which one?TheirsHoopYoursBand')
  const theirs = choices.getByRole('radio', { name: /^Theirs/ })
  await expect.element(theirs).toHaveFocus()
  await send()
  await expect.element(theirs).toHaveFocus()
  expect(saves).toEqual([])
  await userEvent.keyboard(' ')
  await expect.element(name).toHaveValue('Hoop')
  await expect
    .element(choices, { message: 'what was typed is kept' })
    .toHaveTextContent('Name: which one?TheirsHoopYoursBand')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(name).toHaveValue('Band')
  await send()
  await expect.element(choices).not.toBeInTheDocument()
  expect(saves).toEqual([{ name: 'Band', price: '100' }])
})

test('typing a third value chooses it', async () => {
  const { saves, name, send, choices } = await open({ name: 'Hoop', price: '100' })
  await name.fill('Wide hoop')
  await expect.element(choices.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  await expect.element(choices).toHaveTextContent('Name: which one?TheirsHoopYoursWide hoop')
  await send()
  await expect.element(choices).not.toBeInTheDocument()
  expect(saves).toEqual([{ name: 'Wide hoop', price: '100' }])
})

test('a newer value that breaks the form’s rules is shown with its error, not sent', async () => {
  const { saves, price } = await open({ name: 'Ring', price: '' })
  await expect.element(price).toHaveAccessibleDescription('Please enter a price')
  await expect.element(price).toHaveFocus()
  expect(saves).toEqual([])
})

test('a record that is deleted during a conflict leaves nothing to choose, only what was typed', async () => {
  const { server, screen, name, send, choices } = await open({ name: 'Hoop', price: '120' })
  await expect.element(choices).toBeVisible()
  server.ring = null
  await send()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The ring is gone.')
  await expect.element(choices).not.toBeInTheDocument()
  expect(screen.getByText(/^This was changed/).elements()).toEqual([])
  await expect.element(name).toHaveValue('Band')
})
