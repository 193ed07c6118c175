import './older-node.ts'

/** What a Vite configuration imports from the package. */
export { kit, type KitOptions } from '#mocks/any-contract/project/vite-plugin.ts'
