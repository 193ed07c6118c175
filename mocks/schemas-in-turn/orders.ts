import '#openapi/generated/zod/schemas/orderSearch.zod.ts'
import '#openapi/generated/zod/schemas/checkoutInput.zod.ts'
import '#openapi/generated/zod/schemas/couponInput.zod.ts'
import { nextTask } from '../next-task.ts'

await nextTask()
