import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { groupExpiry, groupNumber } from '../card.ts'
import { GroupedField } from './grouped-field.tsx'

function Fields() {
  const [expiry, setExpiry] = useState('')
  const [number, setNumber] = useState('')
  return (
    <UiProvider>
      <GroupedField label="Expiry" value={expiry} group={groupExpiry} onValue={setExpiry} />
      <GroupedField label="Number" value={number} group={groupNumber} onValue={setNumber} />
    </UiProvider>
  )
}

test.each([
  ['12/28', '12/28'],
  ['1228', '12/28'],
  ['12/28{Backspace}{Backspace}{Backspace}', '12'],
  ['/{Backspace}', ''],
  ['1/28', '1/28'],
])('the keys %s leave %s as the expiry date', async (keys, expected) => {
  const screen = await render(<Fields />)
  await userEvent.click(screen.getByLabelText('Expiry'))
  await userEvent.keyboard(keys)
  await expect.element(screen.getByLabelText('Expiry')).toHaveValue(expected)
})

test('a digit typed into the middle of a card number leaves the caret after it', async () => {
  const screen = await render(<Fields />)
  await userEvent.click(screen.getByLabelText('Number'))
  await userEvent.keyboard('41111111{ArrowLeft}{ArrowLeft}{ArrowLeft}9{Backspace}2')
  await expect.element(screen.getByLabelText('Number')).toHaveValue('4111 1211 1')
})
