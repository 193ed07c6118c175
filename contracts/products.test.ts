import { products } from './exchanges/products.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('products', products)
