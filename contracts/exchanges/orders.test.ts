import { orders } from './orders.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('orders', orders)
