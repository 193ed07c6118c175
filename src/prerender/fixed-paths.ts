import { paths } from '../shared/lib/paths.ts'

/** The pages that anybody may find and whose address is the same in every shop. */
export const fixedPaths: readonly string[] = [
  paths.home(),
  paths.products(),
  paths.reviews(),
  paths.about(),
  paths.callback(),
]
