import { categories } from './categories.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('categories', categories)
