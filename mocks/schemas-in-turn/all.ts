/**
 * Builds the schemas of the contract in several tasks, so that a press need not wait for all of them and for the rest
 * of the backend. The parts are chosen by the time they take. Both are separate files of the demo (vite.chunks.ts), and
 * what imports this module runs after it.
 */
import './without-compiling.ts'
import './products.ts'
import './orders.ts'
import './sales.ts'
import '#openapi/generated/operations.ts'
import { nextTask } from '../next-task.ts'

await nextTask()
