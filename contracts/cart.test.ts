import { cart } from './exchanges/cart.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('cart', cart)
