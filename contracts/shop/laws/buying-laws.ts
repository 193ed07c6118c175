import type { Law } from '#contracts/judge/finding.ts'

export const aDefaultAddressStays: Law = {
  name: 'a-default-address-stays',
  sentence:
    'The first saved address is the default until another one is made it; if the default is deleted, the first of the others becomes it.',
  reason: 'Parcels go to the default address.',
}

export const sumsAddUp: Law = {
  name: 'sums-add-up',
  sentence: 'Amounts follow from price, quantity and discount, and figures change by exactly what was done.',
  reason: 'What a customer pays must be what they were shown.',
}

export const stockFollowsOrders: Law = {
  name: 'stock-follows-orders',
  sentence: 'An order reserves its units, cancelling frees them, and no more than the free units can be ordered.',
  reason: 'A unit that is sold twice can be sent only once.',
}
