import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, Drawer } from './dialog.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

function Opener({ kind: Kind }: { kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false)
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="Filters" footer={<button type="button">Apply</button>}>
        <input aria-label="Colour" />
      </Kind>
    </UiProvider>
  )
}

test('focus goes in, stays in, and returns after Escape', async () => {
  const screen = await render(<Opener kind={Dialog} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('Back closes a drawer and stays on the page', async () => {
  const screen = await render(<Opener kind={Drawer} />)
  const address = location.href
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.poll(() => (history.state as { modal?: string } | null)?.modal).toBeDefined()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(location.href).toBe(address)
})

test('a press beside it closes it; one on its own scrollbar does not', async () => {
  const screen = await render(<Opener kind={Dialog} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const { right, top } = dialog.element().getBoundingClientRect()
  // The browser reports a press on a scrollbar as one on the element that scrolls.
  const pressAt = (clientX: number) =>
    dialog.element().dispatchEvent(new PointerEvent('pointerdown', { clientX, clientY: top + 20 }))
  pressAt(right - 4)
  await new Promise(requestAnimationFrame)
  await expect.element(dialog).toBeVisible()
  pressAt(right + 4)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('in a window as low as at 400% zoom neither title nor buttons cover what has the focus', async () => {
  await page.viewport(320, 256)
  const names = ['Percent', 'Rupees', 'Reason', 'Note']
  const buttons = ['Cancel', 'Change the prices of all 64 products'].map((text) => (
    <button key={text} type="button" style={{ height: '40px' }}>
      {text}
    </button>
  ))
  const screen = await render(
    <UiProvider>
      <Dialog open onClose={() => undefined} title="Change prices" footer={buttons}>
        {names.map((name) => (
          <input key={name} aria-label={name} style={{ height: '48px', display: 'block' }} />
        ))}
      </Dialog>
    </UiProvider>,
  )
  for (const name of names) {
    await userEvent.keyboard('{Tab}')
    const input = screen.getByRole('textbox', { name })
    await expect.element(input).toHaveFocus()
    const { left, top, bottom } = input.element().getBoundingClientRect()
    const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 10, y))
    expect(seen, name).toEqual([input.element(), input.element()])
  }
})
