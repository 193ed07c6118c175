import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { answering } from '../support/answering.ts'
import { personBy } from './by-webdriver.ts'
import type { Tab } from './tab.ts'
import { openSession } from './webdriver.ts'

export const program = '/usr/bin/WebKitWebDriver'
export const display = '/usr/bin/Xvfb'

/** A virtual screen, since WebKitGTK has no headless mode. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const flags = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn(display, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { screen, name: `:${number.toString().trim()}` }
}

/** WebKitGTK's MiniBrowser with Debian's driver, on its own port. */
export async function openWebKit(origin: string, port: number): Promise<Tab> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (binary === undefined) throw new Error('Debian’s libwebkit2gtk-4.1-0 has brought no MiniBrowser.')
  const { screen, name } = await startScreen()
  const env = { ...process.env, DISPLAY: name, TZ: 'Asia/Kolkata', LANG: 'C.UTF-8' }
  const server = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await answering(`${address}/status`, server)
  const options = { binary, args: ['--automation'] }
  const driver = await openSession(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
  return {
    ...personBy(driver, origin),
    value: (expression) => driver.executeScript(`return ${expression}`),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit()
      server.kill()
      screen.kill()
    },
  }
}
