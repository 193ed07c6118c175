/** The check could not run, which is no finding about the host: exit code 2. The message says what to do. */
export class CouldNotRun extends Error {}
