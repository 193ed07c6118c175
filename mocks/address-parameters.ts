/** The parameters of an address that are for the mocks. */
export const addressParameters = [
  'scenario',
  'seed',
  'role',
  'at',
  'from',
  'latency',
  'errors',
  'faults',
  'changes',
  'live',
] as const

export type AddressParameter = (typeof addressParameters)[number]
