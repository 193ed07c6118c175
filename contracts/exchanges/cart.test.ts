import { cart } from './cart.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('cart', cart)
