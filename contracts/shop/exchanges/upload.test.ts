import { upload } from './upload.ts'
import { testInProcess } from '#contracts/shop/test-in-process.ts'

testInProcess('upload', upload)
