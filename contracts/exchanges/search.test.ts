import { search } from './search.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('search', search)
