import { sales } from './exchanges/sales.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('sales', sales)
