import type { RowOf } from '#mocks/shop/rows.ts'
import { shifted } from './calendar.ts'
import { anchor } from './anchor.ts'
import { pictureUrl } from './pictures.ts'

type ProductRow = RowOf<'products'>
type SaleRow = RowOf<'sales'>

interface SalePlan {
  readonly name: string
  readonly description: string
  readonly from: string
  readonly to: string
  readonly active: boolean
  readonly picture: string
  readonly holds: (product: ProductRow) => boolean
  readonly percent: number
}

const group =
  (...ids: string[]) =>
  (product: ProductRow) =>
    ids.includes(product.category_id ?? '') || ids.includes(product.collection_id ?? '')

const plans: readonly SalePlan[] = [
  {
    name: 'Winter Wedding Edit',
    description: 'A gentler price on pieces for the season.',
    from: '2026-11-01T00:00:00Z',
    to: '2026-12-31T18:29:59Z',
    active: true,
    picture: 'choker--gold--ruby',
    // Includes silver, so that filtering the sale by metal shows something.
    holds: (product) => group('col-8', 'col-12', 'col-7')(product) || product.name === 'Dhara Silver Jhumka',
    percent: 7.5,
  },
  {
    name: 'New Year Sparkle',
    description: 'Diamonds and pearls for the first days of the year.',
    from: '2026-12-25T18:30:00Z',
    to: '2027-01-04T18:29:59Z',
    active: true,
    picture: 'tennis-bracelet--gold--diamond',
    holds: group('col-13', 'col-6'),
    percent: 5,
  },
  {
    name: 'Diwali Utsav',
    description: 'Lamps, sweets, and a little off for those who buy gold on Dhanteras.',
    from: '2026-10-28T18:30:00Z',
    to: '2026-11-09T18:29:59Z',
    active: true,
    picture: 'jhumka--gold--ruby--b',
    holds: group('col-9', 'col-10', 'col-4'),
    percent: 9.5,
  },
  {
    name: 'Silver Week',
    description: 'Sterling silver for less; waits for the new stock to be counted.',
    from: '2026-11-10T18:30:00Z',
    to: '2026-11-24T18:29:59Z',
    active: false,
    picture: 'cabochon-bangle--silver--onyx',
    holds: group('col-5', 'cat-9'),
    percent: 9.75,
  },
]

/**
 * One running sale, one that is yet to start, one that has ended, and one that is switched off. Products in `except`
 * are in none.
 */
export function buildSales(products: readonly ProductRow[], except: ReadonlySet<string>, ended: boolean): SaleRow[] {
  return plans.map((plan, index) => ({
    id: `sale-${index + 1}`,
    name: plan.name,
    description: plan.description,
    ...(ended ? endedYesterday(plan) : { start_date: plan.from, end_date: plan.to }),
    is_active: plan.active,
    thumbnail: pictureUrl({ file: `products/${plan.picture}` }),
    sale_products: products
      .filter((product) => plan.holds(product) && !except.has(product.id))
      .slice(0, 12)
      // No amounts: the contract caps them at Rs. 9.9999, which nobody would announce on jewellery.
      .map(({ id }) => ({ product_id: id, discount_percent: plan.percent, discount_amount: 0 })),
  }))
}

function endedYesterday(plan: SalePlan): { start_date: string; end_date: string } {
  const end_date = shifted(anchor, -1)
  return { start_date: plan.from < end_date ? plan.from : shifted(anchor, -8), end_date }
}

export function buildCoupons(): RowOf<'coupons'>[] {
  return [
    {
      id: 'coup-1',
      code: 'WELCOME10',
      description: 'Ten per cent off a first order.',
      start_date: '2026-01-01T00:00:00Z',
      end_date: '2026-12-31T18:29:59Z',
      free_shipping: false,
      max_discount: 2000,
      usage_limit: 500,
      discount_type: 'percentage',
    },
    {
      id: 'coup-2',
      code: 'SHAADI1000',
      description: 'A thousand rupees off wedding pieces.',
      start_date: '2026-11-01T00:00:00Z',
      end_date: '2027-02-28T18:29:59Z',
      free_shipping: true,
      max_discount: 1000,
      usage_limit: 200,
      discount_type: 'fixed',
    },
    {
      id: 'coup-3',
      code: 'FREESHIP',
      description: 'Shipping on us.',
      start_date: '2026-06-01T00:00:00Z',
      end_date: '2027-05-31T18:29:59Z',
      free_shipping: true,
      max_discount: 99,
      usage_limit: null,
      discount_type: 'fixed',
    },
    {
      id: 'coup-4',
      code: 'AKSHAYA5',
      description: 'Five per cent for Akshaya Tritiya.',
      start_date: '2026-04-10T18:30:00Z',
      end_date: '2026-04-20T18:29:59Z',
      free_shipping: false,
      max_discount: 3500.5,
      usage_limit: 300,
      discount_type: 'percentage',
    },
    {
      id: 'coup-5',
      code: 'NEWYEAR27',
      description: 'Seven and a half per cent in the first week of January.',
      start_date: '2026-12-31T18:30:00Z',
      end_date: '2027-01-07T18:29:59Z',
      free_shipping: false,
      max_discount: 2500,
      usage_limit: null,
      discount_type: 'percentage',
    },
  ]
}
