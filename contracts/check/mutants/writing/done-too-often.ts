import { operations } from '#openapi/generated/operations.ts'
import { match } from '../matching.ts'
import { afterwards, call, success, tokenOf } from '../planting.ts'

const alsoDeletes = (['deleteProduct', 'deleteCategory', 'deleteCollection', 'deleteAddress'] as const).map((id) =>
  afterwards(id, 'the record made before goes as well', async (request, _given, send) => {
    const own = match(request)?.params.id ?? ''
    const before = own.replace(/\d+$/, (number) => String(Number(number) - 1))
    if (before === own) return false
    return success(await send(call(request, 'DELETE', operations[id].path.replace('{id}', before), tokenOf(request))))
  }),
)

const twice = (['createCategory', 'createCollection', 'createSale', 'addToCart', 'checkout'] as const).map((id) =>
  afterwards(id, 'done twice', async (request, _given, send) => success(await send(request))),
)

/** Calls that do more than they should. */
export const doneTooOften = [...alsoDeletes, ...twice]
