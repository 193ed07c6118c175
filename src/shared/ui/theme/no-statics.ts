/** Replaces `hoist-non-react-statics`, by an alias in vite.config.ts: copies nothing. */
const keepStatics = <Target>(target: Target): Target => target

// oxlint-disable-next-line import/no-default-export -- the package it stands in for has one
export default keepStatics
