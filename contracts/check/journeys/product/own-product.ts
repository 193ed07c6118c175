import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'

export type Product = Success<'getProduct'>

export const read = (stage: LawStage, id: string) => stage.succeed('getProduct', 'guest', { params: { id } })
