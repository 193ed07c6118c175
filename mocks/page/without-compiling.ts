/** The schemas check values directly: in a page, compiling them takes longer than all the checks of a usual visit. */
import { z } from 'zod'

z.config({ jitless: true })
