import { reviews } from './reviews.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('reviews', reviews)
