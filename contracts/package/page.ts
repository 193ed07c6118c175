/** What the page of an app loads from the package: the backend, and what its configuration imports. */
export { startPage } from '#mocks/any-contract/page/start-page.ts'
export { defineKit } from '#mocks/any-contract/project/define-kit.ts'
export { Reply } from '#mocks/engine/call/implementation.ts'
export { Problem } from '#mocks/engine/call/problem.ts'
