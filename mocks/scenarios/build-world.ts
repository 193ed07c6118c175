import type { World } from '#mocks/shop/rows.ts'
import { buildShop } from '#mocks/world/shop.ts'
import { type Scenario, shopOptions } from './scenarios.ts'

/** The shop of the combined scenarios, built once, so that its figures agree. */
export const buildWorld = (chosen: readonly Scenario[], seed: number): World =>
  buildShop({ ...shopOptions(chosen), seed })
