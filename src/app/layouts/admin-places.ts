import { paths } from '#src/shared/lib/paths.ts'
import type { IconName } from '#src/shared/ui/icons.tsx'

/** A screen of the back office that has an address of its own. */
export interface AdminPlace {
  name: string
  to: string
  icon: IconName
}

const { admin } = paths

/** The screens by what staff do there; the update screens are reached from the lists. */
export const adminPlaces: readonly { title: string | null; places: readonly AdminPlace[] }[] = [
  { title: null, places: [{ name: 'Dashboard', to: admin.dashboard(), icon: 'grid' }] },
  {
    title: 'Catalogue',
    places: [
      { name: 'Products', to: admin.products(), icon: 'bag' },
      { name: 'Categories', to: admin.categories(), icon: 'folder' },
      { name: 'Collections', to: admin.collections(), icon: 'layers' },
    ],
  },
  {
    title: 'Trade',
    places: [
      { name: 'Orders', to: admin.orders(), icon: 'receipt' },
      { name: 'Customers', to: admin.customers(), icon: 'people' },
      { name: 'Sales', to: admin.sales(), icon: 'tag' },
    ],
  },
  {
    title: 'Create',
    places: [
      { name: 'Create Product', to: admin.newProduct(), icon: 'plus' },
      { name: 'Create Category', to: admin.newCategory(), icon: 'plus' },
      { name: 'Create Collection', to: admin.newCollection(), icon: 'plus' },
      { name: 'Create Sale', to: admin.newSale(), icon: 'plus' },
      { name: 'Create Coupon', to: admin.newCoupon(), icon: 'plus' },
    ],
  },
]
