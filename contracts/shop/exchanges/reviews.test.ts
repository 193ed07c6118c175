import { reviews } from './reviews.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('reviews', reviews)
