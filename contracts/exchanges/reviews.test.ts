import { reviews } from './reviews.ts'
import { playInProcess } from '../session/play-in-process.ts'

playInProcess('reviews', reviews)
