import { orders } from './orders.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('orders', orders)
