/** The address parameters of the mocks. */
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
