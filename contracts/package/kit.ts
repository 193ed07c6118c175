/** What a `kit.config.ts` imports from the package. */
export {
  defineKit,
  type KitAccount,
  type KitCall,
  type KitCheck,
  type KitConfig,
  type KitErrorBody,
  type KitPage,
  type KitRule,
  type KitRules,
  type KitScenario,
  type KitStore,
  type KitStory,
  type KitTable,
  type StoredRow,
} from '#mocks/any-contract/project/define-kit.ts'
export type {
  KitAnswer,
  KitBreach,
  KitCaller,
  KitCalls,
  KitJourney,
  KitLaw,
  KitUndo,
  OwnCheck,
} from '#mocks/any-contract/project/own-check.ts'
export { Reply } from '#mocks/engine/call/implementation.ts'
export { Problem } from '#mocks/engine/call/problem.ts'
