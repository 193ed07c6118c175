import { cpus } from 'node:os'

/** What the figures were measured on. */
export const machine = `${cpus().length} cores, Node ${process.versions.node}`
