/**
 * Replaces `react/jsx-runtime` in builds, by an alias in vite.config.ts: the exports of a module get short names in
 * every chunk, those of CommonJS keep theirs.
 */
// @ts-expect-error -- the file behind the alias, which has no types of its own
import * as runtime from '../../../../node_modules/react/jsx-runtime.js'

export const { Fragment, jsx, jsxs } = runtime
