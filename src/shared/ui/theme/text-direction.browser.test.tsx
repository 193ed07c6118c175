import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextareaField, TextField } from '../field/field.tsx'
import { UiProvider } from './ui-provider.tsx'

const urdu = 'خوبصورت انگوٹھی!'

/** Whether the sign at the end of the text is at its left. */
function endsAtLeft(element: Element): boolean {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  const range = document.createRange()
  const leftOf = (from: number) => {
    range.setStart(text ?? element, from)
    range.setEnd(text ?? element, from + 1)
    return range.getBoundingClientRect().left
  }
  return leftOf(urdu.length - 1) < leftOf(0)
}

test('a heading, a quote, a fact and a cell read in the direction of their text', async () => {
  const { container } = await render(
    <UiProvider>
      <h2>{urdu}</h2>
      <blockquote>{urdu}</blockquote>
      <dl>
        <dd>{urdu}</dd>
      </dl>
      <table>
        <tbody>
          <tr>
            <td>{urdu}</td>
          </tr>
        </tbody>
      </table>
      <address>
        <p>{urdu}</p>
      </address>
    </UiProvider>,
  )
  for (const element of container.querySelectorAll('h2, blockquote, dd, td, address p'))
    expect(endsAtLeft(element), element.localName).toBe(true)
})

test('so do the fields', async () => {
  const screen = await render(
    <UiProvider>
      <TextField label="Name" />
      <TextareaField label="Your review" />
    </UiProvider>,
  )
  for (const label of ['Name', 'Your review'])
    expect(getComputedStyle(screen.getByLabelText(label).element()).unicodeBidi).toBe('plaintext')
})
