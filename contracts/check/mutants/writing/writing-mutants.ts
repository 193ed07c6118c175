import type { Mutant } from '../mutant.ts'
import { accepted } from './accepted.ts'
import { conflicts } from './conflicts.ts'
import { copies } from './copies.ts'
import { dates } from './dates.ts'
import { doneTooOften } from './done-too-often.ts'
import { keptOtherwise } from './kept-otherwise.ts'
import { notDone } from './not-done.ts'
import { obeyedFields } from './obeyed-fields.ts'
import { salePrices } from './sale-prices.ts'
import { sideEffects } from './side-effects.ts'
import { ofSingleOperations } from './single-operations.ts'
import { wrongCallers } from './wrong-callers.ts'
import { wrongUpdates } from './wrong-updates.ts'

/** Writes that are not done, done differently, or done for the wrong caller. */
export const writingMutants: readonly Mutant[] = [
  ...accepted,
  ...conflicts,
  ...copies,
  ...dates,
  ...doneTooOften,
  ...keptOtherwise,
  ...notDone,
  ...obeyedFields,
  ...ofSingleOperations,
  ...salePrices,
  ...sideEffects,
  ...wrongCallers,
  ...wrongUpdates,
]
