import { cart } from './cart.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('cart', cart)
