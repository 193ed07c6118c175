import { wishlist } from './wishlist.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('wishlist', wishlist)
