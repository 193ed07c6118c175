import { shippedWorld } from 'virtual:shipped-world'
import { defaultSettings } from '#mocks/engine/kit/head.ts'
import type { Settings } from '#mocks/engine/kit/persistence.ts'
import type { World } from '#mocks/shop/rows.ts'
import { parseScenario, shopOptions } from '#mocks/scenarios/scenarios.ts'
import { type BuildWorld, buildSeed, CheckedWorld } from '#mocks/shop/shop.ts'

/** Loaded once, since a reset starts from the same rows. */
let text: string | undefined

/** Whether the shop has the usual seed, and no scenario that changes its rows. */
const isUsual = ({ scenario, seed }: Settings) =>
  seed === defaultSettings.seed && Object.keys(shopOptions(parseScenario(scenario))).length === 0

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The rows of the demo shop could not be loaded (${response.status}).`)
  return response.text()
}

/** The shipped rows if they are those of these settings; otherwise builds the rows in the page. */
export const shippedOrBuilt: BuildWorld = async (settings) => {
  if (shippedWorld === undefined || !isUsual(settings)) return buildSeed(settings)
  text ??= await load(shippedWorld)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this build
  return new CheckedWorld(JSON.parse(text) as World)
}
