/**
 * An address of every page by the role that may open it, with its heading. Only the three product forms share a
 * heading.
 */
export const areas = {
  guest: {
    '/': 'Suvarnika',
    '/login': 'Login',
    '/register': 'Register',
    '/products': 'All Products',
    '/products/prod-1': 'Aarohi Solitaire Ring',
    '/categories/cat-1': 'Rings',
    '/collections/col-1': 'Men',
    '/sales/sale-1': 'Winter Wedding Edit',
    '/cart': 'Cart',
    '/reviews': 'Reviews',
    '/aboutUs': 'About Us',
    '/arrangecallback': 'Arrange a Callback',
  },
  customer: {
    '/checkout': 'Checkout',
    '/account': 'My Profile',
    '/account/personal-info': 'Personal Information',
    '/account/address': 'Addresses',
    '/account/address/edit': 'Add New Address',
    '/account/address/edit/addr-1': 'Edit Address',
    '/account/wishlist': 'Wishlist',
    '/account/orders': 'Order History',
  },
  admin: {
    '/admin': 'Dashboard',
    '/admin/new-products': 'Create Product',
    '/admin/products': 'Products',
    '/admin/categories': 'Categories',
    '/admin/collections': 'Collections',
    '/admin/orders': 'Orders',
    '/admin/customers': 'Customers',
    '/admin/new-coupon': 'Create Coupon',
    '/admin/new-sale': 'Create Sale',
    '/admin/sales': 'All Sales',
    '/admin/new-category': 'Create Category',
    '/admin/new-collection': 'Create Collection',
    '/admin/update-category': 'Update Category',
    '/admin/update-collection': 'Update Collection',
    '/admin/update-product': 'Update Product',
    '/admin/update-product2': 'Update Product',
    '/admin/update-product3': 'Update Product',
  },
} as const
