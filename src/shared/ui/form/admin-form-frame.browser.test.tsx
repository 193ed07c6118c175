import { ApiError } from '#src/shared/api/api-error.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useFieldArray } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { Button, LinkButton } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { DateTimeField } from './date-time-field.tsx'
import { filled } from './field-rules.ts'
import { NumberField } from './number-field.tsx'
import { AdminFormFrame } from './admin-form-frame.tsx'
import { useEditForm } from './use-edit-form.ts'

afterEach(leaveScreen)

interface Values {
  name: string
  stock: string
  date: string
  time: string
}

const anything = z.string()
const named = z.object({ name: filled('Please enter a name'), stock: anything, date: anything, time: anything })

interface OfferProps {
  onSave: (values: Values) => void
  rules?: z.ZodMiniType<Values>
}

function Offer({ onSave, rules }: OfferProps) {
  const form = useEditForm<Values>({
    initial: { name: '', stock: '5', date: '', time: '' },
    ...(rules && { rules }),
    failureText: 'Not saved',
    save: (values) => {
      onSave(values)
      return Promise.resolve({ resetTo: values })
    },
  })
  return (
    <AdminFormFrame label="Offer" form={form} submit="Create">
      <TextField {...form.bind('name')} label="Name" />
      <NumberField {...form.bind('stock')} label="Stock" />
      <DateTimeField
        label="Start"
        date={form.bind('date')}
        time={form.bind('time')}
        help="Leave empty for the start of the day."
      />
      <chakra.div height="40rem" />
    </AdminFormFrame>
  )
}

const unreadable = 'This cannot be read as one number. Please write a whole number, such as 1250.'

async function open(props: Partial<OfferProps> = {}) {
  stubHost(() => null)
  await page.viewport(800, 500)
  const saved: Values[] = []
  const { screen } = await renderScreen(<Offer onSave={(values) => saved.push(values)} {...props} />)
  const bar = screen.getByRole('button', { name: 'Undo changes' })
  return { screen, saved, bar }
}

test('the save bar shows only while the form is changed and its own buttons are out of view', async () => {
  const { screen, bar } = await open()
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Diwali')
  await expect.element(bar).toBeInViewport({ ratio: 1 })
  const height = document.documentElement.scrollHeight
  screen.getByRole('button', { name: 'Create' }).element().scrollIntoView()
  await expect.element(bar).not.toBeInTheDocument()
  expect(document.documentElement.scrollHeight, 'nothing moves under the pointer').toBe(height)
  scrollTo(0, 0)
  await userEvent.click(bar)
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  await expect.element(bar).not.toBeInTheDocument()
})

test('after a failed save one press on the form’s own button saves', async () => {
  stubHost(() => null)
  await page.viewport(800, 500)
  let tries = 0
  const fail = () => {
    tries += 1
    if (tries === 1) throw new Error('Out of order')
  }
  const { screen } = await renderScreen(<Offer onSave={fail} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Diwali')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await expect.element(screen.getByText('Not saved')).toBeInViewport()
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await expect.element(screen.getByText('Not saved')).not.toBeInTheDocument()
  expect(tries).toBe(2)
})

test('the save bar stays while it has the focus', async () => {
  const { screen, bar } = await open()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Diwali')
  await expect.element(bar).toBeInViewport()
  ;(bar.element() as HTMLElement).focus()
  screen.getByRole('button', { name: 'Create' }).element().scrollIntoView()
  await expect.element(screen.getByRole('button', { name: 'Create' })).toBeInViewport({ ratio: 1 })
  await expect.element(bar).toHaveFocus()
})

test('a date alone is sent; a half-typed date or time shows an error at its field and nothing is sent', async () => {
  const { screen, saved } = await open()
  const date = screen.getByLabelText('Start Date')
  const time = screen.getByLabelText('Start Time')
  await userEvent.click(date)
  await userEvent.keyboard('12')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(date).toHaveAccessibleDescription('This date is incomplete.')
  await expect.element(date).toHaveFocus()
  await date.fill('2026-12-01')
  await expect.element(date).toHaveAccessibleDescription('')
  await userEvent.click(time)
  await userEvent.keyboard('10')
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await expect.element(time).toHaveAccessibleDescription(/This time is incomplete/)
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(saved).toEqual([])
  await time.fill('10:00')
  await time.fill('')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(saved).toEqual([{ name: '', stock: '5', date: '2026-12-01', time: '' }])
})

test('an empty date is marked as empty, for Safari, which would show today’s date', async () => {
  const { screen, bar } = await open()
  const date = screen.getByLabelText('Start Date')
  await expect.element(date).toHaveAttribute('data-blank')
  await date.fill('2026-12-01')
  await expect.element(date).not.toHaveAttribute('data-blank')
  await userEvent.click(bar)
  await expect.element(date).toHaveValue('')
  await expect.element(date).toHaveAttribute('data-blank')
})

test('an unreadable number loses its error with the changes', async () => {
  const { screen, bar } = await open()
  const stock = screen.getByRole('spinbutton', { name: 'Stock' })
  await stock.fill('')
  await userEvent.type(stock, '12e')
  await userEvent.tab()
  await expect.element(stock).toHaveAccessibleDescription(unreadable)
  await bar.click()
  await expect.element(stock).toHaveValue('5')
  await expect.element(stock).toHaveAccessibleDescription('')
})

test('an unreadable number and the other errors show at once, and the first has the focus', async () => {
  const { screen, saved } = await open({ rules: named })
  const stock = screen.getByRole('spinbutton', { name: 'Stock' })
  await stock.fill('')
  await userEvent.type(stock, '12e')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription('Please enter a name')
  await expect.element(stock).toHaveAccessibleDescription(unreadable)
  await expect.element(name).toHaveFocus()
  expect(saved).toEqual([])
})

function Slow({ saving, stays = false }: { saving: (name: string) => Promise<void>; stays?: boolean }) {
  const navigate = useNavigate()
  const form = useEditForm({
    initial: { name: '' },
    failureText: 'Not saved',
    save: async (values) => {
      await saving(values.name)
      return { resetTo: values, ...(!stays && { next: () => void navigate('/list') }) }
    },
  })
  return (
    <AdminFormFrame label="Slow" form={form} submit="Create" actions={<LinkButton to="/orders">Orders</LinkButton>}>
      <TextField {...form.bind('name')} label="Name" />
    </AdminFormFrame>
  )
}

test('Save in the question about leaving waits for a running save, saves what was typed since, and leaves', async () => {
  stubHost(() => null)
  const saves: Array<{ name: string; end: () => void }> = []
  const { screen, router } = await renderScreen(
    <Slow saving={(name) => new Promise((resolve) => saves.push({ name, end: resolve }))} />,
  )
  await screen.getByRole('textbox', { name: 'Name' }).fill('Diwali')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await screen.getByRole('textbox', { name: 'Name' }).fill('Diwali 2026')
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Save' }))
  saves[0]?.end()
  await expect.poll(() => saves.map(({ name }) => name)).toEqual(['Diwali', 'Diwali 2026'])
  expect(router.state.location.pathname).toBe('/')
  saves[1]?.end()
  await expect.poll(() => router.state.location.pathname).toBe('/orders')
})

/** A form at `/` whose only save is under way when the person has pressed a link to `/orders`. */
async function leftWhileSaving() {
  stubHost(() => null)
  const answer = Promise.withResolvers<undefined>()
  let saves = 0
  const saving = async () => {
    saves += 1
    await answer.promise
  }
  const AtRoot = () => (useLocation().pathname === '/' ? <Slow saving={saving} stays /> : <h1>Away</h1>)
  const { screen, router } = await renderScreen(<AtRoot />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Diwali')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  await expect.element(screen.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible()
  return { screen, router, answer, saves: () => saves }
}

test('once a running save has ended, nothing is left to ask: the person goes where they wanted', async () => {
  const { screen, router, answer, saves } = await leftWhileSaving()
  answer.resolve(undefined)
  await expect.poll(() => router.state.location.pathname).toBe('/orders')
  await expect.element(screen.getByRole('heading', { name: 'Away' })).toBeVisible()
  expect(saves()).toBe(1)
})

test('a save that fails once its form is left is told in a toast', async () => {
  const { screen, answer } = await leftWhileSaving()
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await expect.element(screen.getByRole('heading', { name: 'Away' })).toBeVisible()
  answer.reject(new ApiError('status', '', { status: 500, body: { message: 'Out of order.' } }))
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Not savedOut of order.' })).toBeVisible()
})

function Edited({ known }: { known: string }) {
  const form = useEditForm({
    draft: 'edited',
    initial: { name: known },
    failureText: 'Not saved',
    save: (values) => Promise.resolve({ resetTo: values }),
  })
  return (
    <AdminFormFrame label="Edited" form={form} submit="Save">
      <TextField {...form.bind('name')} label="Name" />
    </AdminFormFrame>
  )
}

test('a restored draft tells of what others saved since it was typed', async () => {
  stubHost(() => null)
  const first = await renderScreen(<Edited known="Old" />)
  await first.screen.getByRole('textbox', { name: 'Name' }).fill('Typed')
  await first.screen.unmount()
  const again = await renderScreen(<Edited known="Old" />)
  await expect.element(again.screen.getByText('Here is what you had typed before.')).toBeVisible()
  expect(again.screen.getByText(/^This was changed/).elements()).toEqual([])
  await again.screen.unmount()
  const { screen } = await renderScreen(<Edited known="Theirs" />)
  await expect.element(screen.getByText(/^This was changed/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show the newer version' }))
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Theirs')
})

function WithRows() {
  const form = useEditForm({
    draft: 'rows',
    initial: { name: '', rows: [] as Array<{ size: string }> },
    failureText: 'Not saved',
    save: (values) => Promise.resolve({ resetTo: values }),
  })
  const { fields, append } = useFieldArray({ control: form.form.control, name: 'rows' })
  return (
    <AdminFormFrame label="Edited" form={form} submit="Save">
      <TextField {...form.bind('name')} label="Name" />
      {fields.map(({ id }, index) => (
        <TextField key={id} {...form.bind(`rows.${index}.size`)} label={`Size ${index + 1}`} />
      ))}
      <Button onClick={() => append({ size: '' })}>Add a row</Button>
    </AdminFormFrame>
  )
}

test(
  'rows of a draft stay however often the page is loaded, and nobody else is said to have changed them',
  { tags: 'slow' },
  async () => {
    stubHost(() => null)
    const { screen: first } = await renderScreen(<WithRows />)
    await userEvent.click(first.getByRole('button', { name: 'Add a row' }))
    await first.getByRole('textbox', { name: 'Size 1' }).fill('16')
    await first.unmount()
    for (const name of ['R', 'Ri', 'Rin']) {
      const { screen } = await renderScreen(<WithRows />)
      await expect.element(screen.getByRole('textbox', { name: 'Size 1' })).toHaveValue('16')
      expect(screen.getByText(/^This was changed/).elements()).toEqual([])
      await expect.element(screen.getByText('Unsaved changes').first()).toBeInTheDocument()
      await screen.getByRole('textbox', { name: 'Name' }).fill(name)
      await screen.unmount()
    }
  },
)
