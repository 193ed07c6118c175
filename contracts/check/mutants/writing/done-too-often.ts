import { operations } from '#openapi/generated/operations.ts'
import { match } from '../matching.ts'
import { call, only, success, tokenOf } from '../planting.ts'

export const alsoDeletes = (['deleteProduct', 'deleteCategory', 'deleteCollection', 'deleteAddress'] as const).map(
  (id) =>
    only(id, 'the record made before goes as well', () => async (request, send, { applied }) => {
      const given = await send(request)
      const own = match(request)?.params.id ?? ''
      const before = own.replace(/\d+$/, (number) => String(Number(number) - 1))
      if (!success(given) || before === own) return given
      const other = await send(call(request, 'DELETE', operations[id].path.replace('{id}', before), tokenOf(request)))
      if (success(other)) applied()
      return given
    }),
)

export const twice = (['createCategory', 'createCollection', 'createSale', 'addToCart', 'checkout'] as const).map(
  (id) =>
    only(id, 'done twice', () => async (request, send, { applied }) => {
      const again = request.clone()
      const given = await send(request)
      if (!success(given)) return given
      if (success(await send(again))) applied()
      return given
    }),
)
