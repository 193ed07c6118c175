import { orders } from './exchanges/orders.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('orders', orders)
