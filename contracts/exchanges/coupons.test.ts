import { coupons } from './coupons.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('coupons', coupons)
