import type { Options } from '@emotion/cache'

/**
 * The nonce of the style elements that emotion adds, which a page's policy has too. Pages are static files, so it is the
 * same for everyone: it lets emotion's elements in, and is no secret.
 */
export const styleNonce = 'emotion'

/** Properties that Safari, or Chrome before version 120, knows with a prefix only. */
const prefixed = /^(user-select|mask)/

/**
 * Options of emotion's caches. Without `stylisPlugins` emotion adds prefixes for browsers of ten years ago, which are a
 * sixth of a page's rules.
 */
export const cacheOptions = {
  key: 'css',
  // A style element for each rule. Added to a sheet that is in use, a rule with `@layer` or `@media` makes Chromium
  // recalculate the style of the whole page, which the first opening of a dialog would wait for.
  speedy: false,
  nonce: styleNonce,
  stylisPlugins: [
    (element) => {
      if (element.type === 'decl' && prefixed.test(element.value))
        element.return = `-webkit-${element.value}${element.value}`
    },
  ],
} satisfies Options
