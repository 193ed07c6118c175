import { products } from './products.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('products', products)
