import { sales } from './sales.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('sales', sales)
