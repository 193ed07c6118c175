declare module 'virtual:shipped-world' {
  /** The address of the seeded shop's rows; undefined where the page builds them. */
  export const shippedWorld: string | undefined
}
