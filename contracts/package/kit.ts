/** What a `kit.config.ts` imports from the package. */
export {
  defineKit,
  type KitCall,
  type KitConfig,
  type KitRule,
  type KitRules,
  type KitTable,
  type StoredRow,
} from '#mocks/any-contract/project/define-kit.ts'
export { Reply } from '#mocks/engine/call/implementation.ts'
export { Problem } from '#mocks/engine/call/problem.ts'
