import type { Options } from '@emotion/cache'

/** Properties that Safari, or Chrome before version 120, knows with a prefix only. */
const prefixed = /^(user-select|mask)/

/**
 * Options of emotion's caches. Without `stylisPlugins` emotion adds prefixes for browsers of ten years ago, which are a
 * sixth of a page's rules.
 */
export const cacheOptions = {
  key: 'css',
  stylisPlugins: [
    (element) => {
      if (element.type === 'decl' && prefixed.test(element.value))
        element.return = `-webkit-${element.value}${element.value}`
    },
  ],
} satisfies Options
