import { MemoryRouter, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useAhead } from './use-ahead.ts'

/** Adds digits to the address. Returns a handler and the navigation of each render, the oldest first. */
async function digits() {
  const renders: { add: (digit: string) => void; navigate: ReturnType<typeof useNavigate> }[] = []
  function Digits() {
    const [params, setParams] = useSearchParams()
    const [value, choose] = useAhead(params.get('digits') ?? '')
    const navigate = useNavigate()
    renders.push({
      add: (digit) => setParams({ digits: choose((newest) => newest + digit) }),
      navigate,
    })
    return (
      <output>
        {value} of {useLocation().search}
      </output>
    )
  }
  const screen = await render(
    <MemoryRouter initialEntries={['/?digits=0']}>
      <Digits />
    </MemoryRouter>,
  )
  const newest = () => {
    const last = renders.at(-1)
    if (last === undefined) throw new Error('nothing has rendered')
    return last
  }
  return { output: screen.getByRole('status'), newest }
}

test('a choice of an earlier render’s timer stays when the next choice is made at once', async () => {
  const { output, newest } = await digits()
  const timer = newest()
  timer.add('1')
  await expect.element(output).toHaveTextContent('01 of ?digits=01')
  const press = newest()
  expect(press).not.toBe(timer)
  timer.add('2')
  press.add('3')
  await expect.element(output).toHaveTextContent('0123 of ?digits=0123')
})

test('an address that was not chosen here drops what was', async () => {
  const { output, newest } = await digits()
  const { add, navigate } = newest()
  add('1')
  void navigate('/?digits=9')
  await expect.element(output).toHaveTextContent('9 of ?digits=9')
  add('2')
  await expect.element(output).toHaveTextContent('92 of ?digits=92')
})

test('the same value chosen again is shown until it is left', async () => {
  const { output, newest } = await digits()
  const { navigate } = newest()
  newest().add('1')
  await expect.element(output).toHaveTextContent('01 of ?digits=01')
  void navigate('/?digits=0')
  await expect.element(output).toHaveTextContent('0 of ?digits=0')
  newest().add('1')
  await expect.element(output).toHaveTextContent('01 of ?digits=01')
})
