import { type ReactNode, Suspense, use } from 'react'
import { createMemoryRouter, Link, RouterProvider, useBlocker, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type AddressFormat, dropChosen, useAddressState, useChosen, useChosenPart } from './use-address-state.ts'

/** A number in the address, to which each change appends digits. */
const format: AddressFormat<string, string> = {
  read: (params) => params.get('digits') ?? '',
  write: (params, added) => new URLSearchParams({ digits: `${params.get('digits') ?? ''}${added}` }),
}

const neverDrawn = new Promise<never>(() => undefined)
const output = () => page.getByRole('status')

function Chosen() {
  const due = useChosen(format, 'due')
  return (
    <>
      <output>{useChosenPart(format, (all) => all, 'moving')}</output>
      <p>At rest {useChosen(format)}</p>
      <Link to={`/?digits=${due}9`}>{`From ${due} to 9`}</Link>
    </>
  )
}

/** Shows what is chosen, with a link on from there, and what the address has; opens at digits 0. Returns a way to add digits by each render, the oldest first. */
async function digits({ before, isSlow = false }: { before?: ReactNode; isSlow?: boolean } = {}) {
  const renders: { add: (digits: string) => void; later: (digits: string) => void }[] = []
  function Digits() {
    const [value, change] = useAddressState(format)
    const navigate = useNavigate()
    renders.push({
      add: (added) => change(added),
      later: (added) => change(added, { replace: true, rest: 100_000 }),
    })
    return (
      <>
        {before}
        <Chosen />
        <Suspense>
          <List value={value} />
        </Suspense>
        <button onClick={() => change('1')}>Add 1</button>
        <button onClick={() => void navigate('/?digits=9')}>To 9</button>
        <input type="range" aria-label="A slider" />
        <Link to="/ring">Ring</Link>
      </>
    )
  }
  function List({ value }: { value: string }) {
    if (isSlow && value !== '0') use(neverDrawn)
    return <p>The list of {value}</p>
  }
  const arrival = Promise.withResolvers<{ Component: () => string }>()
  const router = createMemoryRouter(
    [
      { path: '/', Component: Digits },
      { path: '/ring', lazy: () => arrival.promise },
    ],
    { initialEntries: ['/?digits=0'] },
  )
  await render(<RouterProvider router={router} />)
  const newest = () => renders.at(-1) ?? expect.fail('nothing has rendered')
  return { newest, router, arrive: () => arrival.resolve({ Component: () => 'A ring' }) }
}

const press = (name: string) => page.getByRole('button', { name }).click()
const listOf = (value: string) => expect.element(page.getByText(`The list of ${value}`, { exact: true })).toBeVisible()

afterEach(dropChosen)

test('a choice shows while the list waits for it', async () => {
  await digits({ isSlow: true })
  await press('Add 1')
  await expect.element(output()).toHaveTextContent('01')
  await listOf('0')
})

test('a second change keeps the first, even before it has rendered, and by an earlier render’s timer', async () => {
  const { newest, router } = await digits()
  const timer = newest()
  timer.add('1')
  await listOf('01')
  timer.add('2')
  newest().add('3')
  await listOf('0123')
  expect(router.state.location.search).toBe('?digits=0123')
})

test('an address that was not chosen here drops what was', async () => {
  const { newest, router } = await digits()
  newest().later('1')
  await expect.element(output()).toHaveTextContent('01')
  void router.navigate('/?digits=9')
  await expect.element(output()).toHaveTextContent('9')
  newest().add('2')
  await listOf('92')
})

test('the same value chosen again is shown until it is left', async () => {
  const { router } = await digits()
  await press('Add 1')
  await listOf('01')
  void router.navigate('/?digits=0')
  await listOf('0')
  await press('Add 1')
  await listOf('01')
})

test('what is typed waits for more, and the next press brings it along as a step of its own', async () => {
  const { newest, router } = await digits()
  newest().later('1')
  newest().later('2')
  await expect.element(output()).toHaveTextContent('012')
  await listOf('0')
  await press('Add 1')
  await listOf('0121')
  await router.navigate(-1)
  await listOf('012')
})

test('a link that waits for the last of several changes leads on from it when pressed before', async () => {
  const { newest, router } = await digits()
  newest().later('1')
  newest().later('2')
  await expect.element(output()).toHaveTextContent('012')
  await expect.element(page.getByText('At rest 0', { exact: true })).toBeVisible()
  // A drag ends with a click, which leads nowhere.
  await page.getByRole('slider').click()
  expect(router.state.location.search).toBe('?digits=0')
  await page.getByRole('link', { name: 'From 0 to 9' }).click()
  await listOf('0129')
  await router.navigate(-1)
  await listOf('012')
})

function Guard() {
  const blocker = useBlocker(true)
  return (
    blocker.state === 'blocked' && (
      <button
        onClick={() => {
          blocker.reset()
          dropChosen()
        }}
      >
        Stay
      </button>
    )
  )
}

test('a choice that a form does not let go is taken back with “Stay”', async () => {
  await digits({ before: <Guard /> })
  await press('Add 1')
  await press('Stay')
  await expect.poll(() => output().element().textContent).toBe('0')
  await listOf('0')
})

describe('before the next frame', () => {
  const frames: FrameRequestCallback[] = []
  const nextFrame = () => {
    for (const callback of frames.splice(0)) callback(0)
    return new Promise((resolve) => {
      setTimeout(resolve, 1)
    })
  }
  beforeEach(() => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a press shows, and the address waits', async () => {
    const { router } = await digits()
    await press('Add 1')
    expect(output().element().textContent).toBe('01')
    expect(router.state.location.search).toBe('?digits=0')
    await nextFrame()
    await listOf('01')
  })

  test('a link is followed, and Back leads to the changed list', async () => {
    const { router, arrive } = await digits()
    await press('Add 1')
    await page.getByRole('link', { name: 'Ring' }).click()
    await nextFrame()
    arrive()
    await expect.element(page.getByText('A ring')).toBeVisible()
    await router.navigate(-1)
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?digits=01' })
  })

  test('a link stays as it is, and leads on with the press when it is pressed', async () => {
    const { router } = await digits()
    await press('Add 1')
    await expect.element(page.getByText('At rest 01', { exact: true })).toBeVisible()
    expect(page.getByRole('link', { name: 'From 0 to 9' }).elements(), 'the link as it was').toHaveLength(1)
    await page.getByRole('link', { name: 'From 0 to 9' }).click()
    await listOf('019')
    await router.navigate(-1)
    await listOf('01')
  })

  test('a change of a page that is left is not made', async () => {
    const { router } = await digits()
    const { href } = location
    await press('Add 1')
    history.replaceState(null, '', '/elsewhere')
    await nextFrame()
    history.replaceState(null, '', href)
    expect(router.state.location.search).toBe('?digits=0')
  })
})
