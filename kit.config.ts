import { defineKit } from '#mocks/any-contract/project/define-kit.ts'

export default defineKit({
  contract: 'openapi/openapi.yaml',
  check: async () => (await import('#contracts/shop/check/shop-check.ts')).shopCheck,
})
