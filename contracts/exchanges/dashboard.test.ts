import { dashboard } from './dashboard.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('dashboard', dashboard)
