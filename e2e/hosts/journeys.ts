import { callerAccounts } from '#contracts/shop/exchanges/caller-accounts.ts'
import type { Person } from './person.ts'

/** Signs in with the form, which then goes to the home page. */
export async function signIn(person: Person, role: keyof typeof callerAccounts): Promise<void> {
  const { email, password } = callerAccounts[role]
  await person.open('/login')
  await person.fill('Email', email)
  await person.fill('Password', password)
  await person.press('button', 'Login')
  await person.see('heading', 'Discover the Beauty')
}

async function findByGuest(person: Person): Promise<void> {
  await person.open('/')
  await person.press('button', 'Search')
  await person.fill('Search products', 'solitaire')
  await person.press('option', /Aarohi Solitaire Ring/)
  await person.see('heading', 'Aarohi Solitaire Ring')
  await person.read('₹48,500.00')
}

async function buy(person: Person): Promise<void> {
  await signIn(person, 'customer')
  await person.open('/products/prod-1')
  await person.press('button', 'Add to Cart')
  await person.read('1 item(s) added to your cart.')
  await person.press('link', /^Cart/)
  await person.see('heading', 'Cart')
  await person.press('link', 'Proceed to Checkout')
  await person.press('radio', 'UPI')
  await person.read('14, Lake View Road')
  await person.press('button', 'Place Order')
  await person.read('Order Placed Successfully!')
}

async function wish(person: Person): Promise<void> {
  await signIn(person, 'customer')
  await person.open('/products')
  await person.press('button', /^Add .* to (your )?wishlist/)
  await person.read('Item added to your wishlist')
  await person.press('link', /^Wishlist/)
  await person.see('heading', 'Wishlist')
  await person.see('link', 'Aarohi Solitaire Ring')
}

async function cancel(person: Person): Promise<void> {
  await signIn(person, 'customer')
  await person.open('/account/orders')
  await person.press('button', 'Cancel')
  await person.press('radio', 'Ordered by mistake')
  await person.press('button', 'Cancel Order')
  await person.read('Cancelled')
}

async function addAddress(person: Person): Promise<void> {
  await signIn(person, 'customer')
  await person.open('/account/address/edit')
  await person.fill('Full name', 'Meera Iyer')
  await person.fill('Mobile', '+91 98450 00001')
  await person.fill('Address line 1', '5, Beach Road')
  await person.fill('City', 'Puri')
  await person.fill('State', 'Odisha')
  await person.fill('Country', 'India')
  await person.fill('PIN code', '752001')
  await person.press('button', 'Save address')
  await person.read('Address updated successfully!')
}

async function stock(person: Person): Promise<void> {
  await signIn(person, 'admin')
  await person.open('/admin')
  await person.see('heading', 'Dashboard')
  await person.press('link', 'Create Category')
  await person.see('heading', 'Create Category')
  await person.fill('Name', 'Toe Rings')
  await person.fill('Description', 'Silver for bare feet.')
  await person.fill('Thumbnail URL', '/media/products/nose-pin--gold--diamond-800.avif')
  await person.press('button', 'Submit')
  await person.read('Category created successfully!')
  await person.press('link', 'Create Product')
  await person.see('heading', 'Create Product')
  await person.fill('Name', 'First Light Toe Ring')
  await person.fill('SKU', 'FIRST-1')
  await person.fill('Base Price', '4000')
  await person.choose('Category', 'Rings')
  await person.press('button', 'Create product')
  await person.read('Product created successfully!')
}

async function reprice(person: Person): Promise<void> {
  await signIn(person, 'admin')
  await person.open('/admin/products')
  await person.see('heading', 'Products')
  await person.open('/admin/update-product?id=prod-1')
  await person.see('heading', 'Update Product')
  await person.fill('Base Price', '49000')
  await person.press('button', 'Update product')
  await person.read('Product updated successfully')
}

async function offer(person: Person): Promise<void> {
  await signIn(person, 'admin')
  await person.open('/admin/new-coupon')
  await person.fill('Code', 'HOSTS26')
  await person.choose('Discount Type', 'Percentage')
  await person.fill('Maximum Discount', '500')
  await person.fill('Start Date', '2026-12-01')
  await person.fill('End Date', '2026-12-31')
  await person.press('button', 'Create coupon')
  await person.read('Coupon created successfully!')
}

/** The main journeys through the shop, on any host with the seeded shop or the contract's examples. */
export const journeys: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  'a guest searches for a ring': findByGuest,
  'a customer buys a ring': buy,
  'a customer keeps a ring on the wishlist': wish,
  'a customer cancels an order': cancel,
  'a customer saves an address': addAddress,
  'an admin lists a product in a new category': stock,
  'an admin changes the price of a product': reprice,
  'an admin creates a coupon': offer,
}
