import { taxCategories } from './tax-categories.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('tax-categories', taxCategories)
