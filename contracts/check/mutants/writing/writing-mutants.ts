import type { Mutant } from '../mutant.ts'
import { accepted } from './accepted.ts'
import { alsoDeletes, twice } from './done-too-often.ts'
import { keptOtherwise, moneyKept } from './kept-otherwise.ts'
import { createdAndLost, hidden, ignored } from './not-done.ts'
import { ofSingleOperations } from './single-operations.ts'
import { codesInAnyCase, ordersAtOnce, ownValueConflicts, twoLines } from './conflicts.ts'
import { movingDates, wrongDays } from './dates.ts'
import { obeyedFields } from './obeyed-fields.ts'
import { amountAsPercent, fullPriceOrdered, idleSales } from './sale-prices.ts'
import { sideEffects } from './side-effects.ts'
import { foreign, open } from './wrong-callers.ts'
import { wrongUpdates } from './wrong-updates.ts'

/** Writes that are not done, done differently, or done for the wrong caller. */
export const writingMutants: readonly Mutant[] = [
  ...ignored,
  ...createdAndLost,
  ...wrongUpdates,
  ...keptOtherwise,
  ...moneyKept,
  ...open,
  ...foreign,
  ...accepted,
  ...hidden,
  ...alsoDeletes,
  ...twice,
  ...sideEffects,
  ...ownValueConflicts,
  twoLines,
  ordersAtOnce,
  codesInAnyCase,
  ...obeyedFields,
  fullPriceOrdered,
  amountAsPercent,
  ...idleSales,
  ...movingDates,
  wrongDays,
  ...ofSingleOperations,
]
