/** What a server says, in one line, when it cannot listen. */
export function cannotListen(error: Error & { code?: string }, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken: choose another one with --port.`,
    EACCES: `Port ${port} of ${host} is not open to this user: choose one from 1024 with --port.`,
    EADDRNOTAVAIL: `--host ${host} is no address of this machine.`,
    ENOTFOUND: `--host ${host} is no address of this machine.`,
  }
  const reason = reasons[error.code ?? '']
  return reason === undefined ? error : new Error(reason, { cause: error })
}
