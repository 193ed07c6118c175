import { leaveScreen, renderScreen } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { AboutUsPage } from './about-us-page.tsx'

afterEach(leaveScreen)

test('/aboutUs covers story, mission, vision, what sets the brand apart, products, responsibility and contact', async () => {
  const { screen } = await renderScreen(<AboutUsPage />, '/aboutUs')
  for (const name of [
    'Our story',
    'Our mission',
    'Our vision',
    'What sets us apart',
    'Our products',
    'Social responsibility',
    'Contact',
  ])
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible()
  const mail = screen.getByRole('link', { name: 'hello@suvarnika.example' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:hello@suvarnika.example')
  await expect.element(screen.getByText(/Suvarnika is a fictional shop/)).toBeVisible()
  expect(screen.getByRole('img').elements()).toHaveLength(2)
})
