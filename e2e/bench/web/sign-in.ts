import { chromium } from '@playwright/test'
import { signIn } from '../../support/sign-in.ts'

/** Signs the browser on this debugging port in, in the storage of `origin`, with nothing left in its cache. */
export async function signInAsAdministrator(port: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('The browser has no window.')
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await signIn(page, 'admin@shop.test', 'admin-pass')
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
  await browser.close()
}
