/** Why the box of the default address cannot be unticked. */
export const lockedDefault = 'This is your default address. To change that, tick another one.'

/** Below the one field that may stay empty. */
export const landmarkHelp = 'Optional. All other fields are required.'
