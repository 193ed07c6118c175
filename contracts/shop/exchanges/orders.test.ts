import { orders } from './orders.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('orders', orders)
