import { shippedWorld } from 'virtual:shipped-world'
import { defaultSettings } from '#mocks/engine/head.ts'
import type { Settings } from '#mocks/engine/persistence.ts'
import type { World } from '#mocks/records.ts'
import { parseScenario, shopOptions } from '#mocks/scenarios/scenarios.ts'
import { type BuildWorld, buildSeed } from '#mocks/shop.ts'

/** Read once: a reset starts from the same records. */
let text: string | undefined

/** Whether the shop has the usual seed, and no scenario that changes its records. */
const isUsual = ({ scenario, seed }: Settings) =>
  seed === defaultSettings.seed && Object.keys(shopOptions(parseScenario(scenario))).length === 0

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The records of the demo shop could not be loaded (${response.status}).`)
  return response.text()
}

/** The records that the build has shipped, if they are those of these settings; otherwise builds them in the page. */
export const shippedOrBuilt: BuildWorld = async (settings) => {
  if (shippedWorld === undefined || !isUsual(settings)) return buildSeed(settings)
  text ??= await load(shippedWorld)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this very build
  return JSON.parse(text) as World
}
