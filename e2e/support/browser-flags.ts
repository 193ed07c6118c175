/** Headless, also as root in a container, and without the browser's own network calls. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

/** Without the compilers that pay off in long visits only: a page of a test takes a tenth less processor time. */
export const testFlags = [...browserFlags, '--js-flags=--no-opt,--no-maglev']
