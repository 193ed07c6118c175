import { collections } from './collections.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('collections', collections)
