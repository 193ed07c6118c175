import { defineKit } from '#mocks/any-contract/project/define-kit.ts'
import { shopPage } from '#mocks/shop/page.ts'
import { shopZone } from '#mocks/shop/zone.ts'

export default defineKit({
  contract: 'openapi/openapi.yaml',
  zone: shopZone,
  store: async () => (await import('#mocks/shop/serve-shop.ts')).shopStore,
  check: async () => (await import('#contracts/shop/check/shop-check.ts')).shopCheck,
  page: shopPage,
})
