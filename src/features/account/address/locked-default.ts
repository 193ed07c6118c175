/** Why the box of the default address cannot be unticked. */
export const lockedDefault = 'This is your default address. To change that, tick another one.'
