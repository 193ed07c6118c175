import { type Send, sendWith } from '#src/shared/api/http.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { rememberPictures } from '../remembered-pictures.ts'
import { sampleHistory } from '../order.ts'
import { ReturnForm } from './return-form.tsx'

afterEach(() => {
  for (const { id } of sampleHistory({})) rememberPictures(`return:${id}`, [])
  leaveScreen()
})

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const picture = (name: string) => new File([signature], name, { type: 'image/png' })
const letter = new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' })

async function openForm() {
  const [order] = sampleHistory({})
  if (order === undefined) throw new Error('There is no sample order.')
  const { screen } = await renderScreen(
    <ReturnForm order={order} onReturned={() => undefined} onClose={() => undefined} />,
  )
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Add pictures'), files)
  return { screen, choose }
}

test('what is no picture is told at once by its name, and the good ones are kept', async () => {
  stubHost(() => [])
  const { screen, choose } = await openForm()
  await choose(picture('crack.png'), letter, new File([], 'empty.png'))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('letter.pdf is not a PNG, JPEG, WebP, AVIF or GIF.empty.png is empty.')
  await expect.element(screen.getByRole('button', { name: 'Remove crack.png' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(1)
  await choose(...Array.from({ length: 10 }, (_, index) => picture(`${index}.png`)))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('9.png is left out: at most 10 pictures.')
  expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(10)
})

test('a bar says how much of the pictures has been sent, and a failure that nothing was changed', async () => {
  stubHost(() => [])
  const answer = Promise.withResolvers<Response>()
  const calls: Parameters<Send>[1][] = []
  sendWith((_url, call) => {
    calls.push(call)
    return answer.promise
  })
  const { screen, choose } = await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Wrong Size' }))
  await choose(picture('crack.png'))
  await userEvent.click(screen.getByRole('button', { name: 'Request Return' }))
  const bar = screen.getByRole('progressbar', { name: 'Sending your pictures' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  calls[0]?.onSent?.(0.4)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
  answer.reject(new DOMException('Nothing moves.', 'TimeoutError'))
  await expect.element(screen.getByText('The return could not be requested. Please try again.')).toBeVisible()
  await expect.element(screen.getByText('The connection failed before everything was sent.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove crack.png' })).toBeVisible()
  expect(screen.getByRole('progressbar').elements()).toEqual([])
})
