import { cart } from './cart.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('cart', cart)
