import '#openapi/generated/zod/schemas/lifetimeSales.zod.ts'
import '#openapi/generated/zod/schemas/productUpdate.zod.ts'
import '#openapi/generated/zod/schemas/saleWithProducts.zod.ts'
import { nextTask } from '../next-task.ts'

await nextTask()
