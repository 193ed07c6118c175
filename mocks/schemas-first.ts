/**
 * Builds the schemas of the contract in a task of their own, so that a press need not wait for them and for the rest of
 * the backend. Both are separate files of the demo (vite.chunks.ts), and what imports this module runs after it.
 */
import '#openapi/generated/operations.ts'

await new Promise((resolve) => setTimeout(resolve))
