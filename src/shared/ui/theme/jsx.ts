/**
 * Replaces `react/jsx-runtime` in builds, by an alias in vite.config.ts: the bundler shortens the names of ES module
 * exports in every chunk, but not those of CommonJS.
 */
// @ts-expect-error -- the file behind the alias, which has no types of its own
import * as runtime from '../../../../node_modules/react/jsx-runtime.js'

export const { Fragment, jsx, jsxs } = runtime
