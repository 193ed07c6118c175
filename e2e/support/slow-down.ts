import type { Page } from '@playwright/test'

/** Bytes a second of a number of bits. */
const bits = (each: number) => each / 8

/** A cheap phone: a processor 4 times slower. */
export async function slowProcessor(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** A cheap phone in a slow network: also 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await slowProcessor(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bits(1_600_000),
    uploadThroughput: bits(750_000),
  })
}
