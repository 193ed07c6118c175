import { upload } from './upload.ts'
import { testInProcess } from '../session/test-in-process.ts'

testInProcess('upload', upload)
