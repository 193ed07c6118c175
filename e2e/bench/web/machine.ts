import { cpus } from 'node:os'

/** The machine of the measurements. */
export const machine = `${cpus().length} cores, Node ${process.versions.node}`
