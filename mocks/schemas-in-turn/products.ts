import '#openapi/generated/zod/schemas/productPage.zod.ts'
import { nextTask } from '../next-task.ts'

await nextTask()
