import { coupons } from './exchanges/coupons.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('coupons', coupons)
