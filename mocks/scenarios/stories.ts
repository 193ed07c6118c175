/** A prepared link to a screen with a certain shop, network or date. */
export interface PanelStory {
  readonly name: string
  /** One sentence on what to see there. */
  readonly sentence: string
  readonly address: string
}

export const stories = [
  {
    name: 'The last ring',
    sentence: 'One piece is left of everything: buy the ring, and it is sold out for everybody.',
    address: '/products/prod-1?scenario=last-piece&role=customer&changes=none',
  },
  {
    name: 'A sale ends at midnight',
    sentence: 'It is two minutes to midnight on New Year’s Eve; then the Winter Wedding Edit is over.',
    address: '/sales/sale-1?scenario=default&from=2026-12-31T23:58&changes=none',
  },
  {
    name: 'The network on a train',
    sentence: 'Answers come late, in drips, and sometimes not at all.',
    address: '/products?scenario=default&latency=900&faults=all:drip:0.3,all:abort:0.15&changes=none',
  },
  {
    name: 'The first day of an empty shop',
    sentence: 'Nothing is on the shelves yet: the owner signs in and lists the first product.',
    address: '/admin?scenario=empty-shop&role=admin&changes=none',
  },
  {
    name: 'A session ends in the middle of checkout',
    sentence: 'Place Order is refused because the session has ended; after signing in again it goes through.',
    address: '/checkout?scenario=default&role=customer&faults=checkout:401:1:1&changes=none',
  },
  {
    name: 'Ten thousand products',
    sentence: 'Filter, sort, search and page through ten thousand products with three variants each.',
    address: '/products?scenario=10k-products&changes=none',
  },
] as const satisfies readonly PanelStory[]
