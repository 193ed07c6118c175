import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NumberField } from './number-field.tsx'

afterEach(leaveScreen)

async function open(props: Partial<Parameters<typeof NumberField>[0]> = {}) {
  stubHost(() => null)
  const { screen } = await renderScreen(<NumberField label="Price" {...props} />)
  return screen.getByRole('spinbutton', { name: 'Price' })
}

/** As Ctrl+V does, with the browser's own handling. */
async function paste(text: string) {
  const source = document.createElement('textarea')
  document.body.append(source)
  source.value = text
  const target = document.activeElement
  source.select()
  await userEvent.copy()
  source.remove()
  if (target instanceof HTMLElement) target.focus()
  await userEvent.paste()
}

test('a pasted amount is read whole, and written in plain digits when the field is left', async () => {
  const field = await open({ step: 0.01 })
  for (const [text, value] of [
    ['Rs. 65,000', '65000'],
    ['−₹1,25,000.50', '-125000.50'],
    ['६५,०००/-', '65000'],
  ] as const) {
    await field.fill('')
    await paste(text)
    await userEvent.tab()
    await expect.element(field).toHaveValue(value)
    await expect.element(field).toHaveAccessibleDescription('')
  }
})

test('what could mean two numbers shows an error until it can be read, and is kept', async () => {
  const field = await open({ step: 0.01 })
  await field.fill('')
  await paste('1.500,00')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.500,00')
  await expect
    .element(field)
    .toHaveAccessibleDescription('This cannot be read as one number. Please write a number, such as 1250.50.')
  await field.fill('1,500')
  await expect.element(field).toHaveAccessibleDescription('')
  await field.fill('')
  await expect.element(field).toHaveAccessibleDescription('')
})

test('the arrow keys step within the range, and the wheel changes nothing', async () => {
  const field = await open({ step: 0.0001, min: 0, max: 9.9999, defaultValue: '9.9998' })
  await field.click()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveValue('9.9999')
  await userEvent.wheel(field, { direction: 'down' })
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('9.9998')
  await field.fill('')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveValue('0.0000')
})
