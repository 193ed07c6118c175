/** The check could not run, which is no verdict on the host: exit code 2. The message says what to do. */
export class CouldNotRun extends Error {}
