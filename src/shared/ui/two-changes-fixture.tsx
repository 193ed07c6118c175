import { MemoryRouter, useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'

/** Makes two changes in one event, before the first has rendered; returns the element with the resulting query. */
export async function makeTwoChanges(useBoth: () => () => void, address: string) {
  function TwoChanges() {
    const both = useBoth()
    return (
      <>
        <button onClick={both}>Change both</button>
        <output>{useLocation().search}</output>
      </>
    )
  }
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <TwoChanges />
    </MemoryRouter>,
  )
  await screen.getByRole('button').click()
  return screen.getByRole('status')
}
