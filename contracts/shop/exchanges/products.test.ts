import { products } from './products.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('products', products)
