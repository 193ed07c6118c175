import type { LawStage } from '#contracts/player/law-stage.ts'
import type { Success } from '#contracts/stage.ts'

export type Product = Success<'getProduct'>

export const read = (stage: LawStage, id: string) => stage.succeed('getProduct', 'guest', { params: { id } })
