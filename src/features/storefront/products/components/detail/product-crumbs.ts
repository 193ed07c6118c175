import { paths } from '#src/shared/lib/paths.ts'
import type { ShopProduct } from '#src/shared/shop/product.ts'
import type { Crumb } from '#src/shared/ui/breadcrumb/breadcrumb.tsx'

/** Home, the category (or else all products), the product. */
export function productCrumbs({ name, category, categoryId }: ShopProduct): Crumb[] {
  const id = category?.id || categoryId
  return [
    { label: 'Home', to: paths.home() },
    category?.name && id
      ? { label: category.name, to: paths.category(id) }
      : { label: 'All Products', to: paths.products() },
    { label: name },
  ]
}
