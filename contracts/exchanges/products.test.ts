import { products } from './products.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('products', products)
