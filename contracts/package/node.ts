import './older-node.ts'

/** What tests import from the package. */
export { type KitBackend, type RunningKit, startKit, type StartOptions } from '#mocks/any-contract/project/start-kit.ts'
