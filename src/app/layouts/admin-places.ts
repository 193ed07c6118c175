import { paths } from '#src/shared/lib/paths.ts'
import { Folder, Layers, LayoutGrid, Receipt, Tag, Users } from 'lucide'
import type { IconName } from '#src/shared/ui/icons/icons.tsx'

/** A screen of the back office that the menu and the palette link to. */
export interface AdminPlace {
  name: string
  to: string
  icon: IconName
}

const { admin } = paths

/** The screens by task. The update screens are missing, since the lists open them. */
export const adminPlaces: readonly { title: string | null; places: readonly AdminPlace[] }[] = [
  { title: null, places: [{ name: 'Dashboard', to: admin.dashboard(), icon: LayoutGrid }] },
  {
    title: 'Catalogue',
    places: [
      { name: 'Products', to: admin.products(), icon: 'bag' },
      { name: 'Categories', to: admin.categories(), icon: Folder },
      { name: 'Collections', to: admin.collections(), icon: Layers },
    ],
  },
  {
    title: 'Trade',
    places: [
      { name: 'Orders', to: admin.orders(), icon: Receipt },
      { name: 'Customers', to: admin.customers(), icon: Users },
      { name: 'Sales', to: admin.sales(), icon: Tag },
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
