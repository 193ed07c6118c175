export const scenarioNames = [
  'default',
  'empty-shop',
  '10k-products',
  '500-orders',
  'sold-out',
  'last-piece',
  'new-customer',
  'expired-token',
  'sale-ended',
  'slow-network',
  'every-list-fails',
  'partial-outage',
  'flaky',
] as const

export type ScenarioName = (typeof scenarioNames)[number]
