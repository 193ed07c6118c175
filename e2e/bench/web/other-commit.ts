import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Folders with the built shops of a commit. */
export interface OtherCommit {
  folders: Record<'live' | 'demo', string>
  remove: () => void
}

/** Builds both shops of another commit in a work tree of its own, the live one with the pages of `host` as HTML. */
export function buildCommit(root: string, commit: string, host: string): OtherCommit {
  const tree = join(root, 'node_modules/.cache/bench-against')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' })
  // On Windows npm is a script of the shell.
  const shell = process.platform === 'win32'
  const remove = () => {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  remove()
  git('worktree', 'add', '--detach', tree, commit)
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: tree, stdio: 'inherit', shell })
  const built = (script: string, folder: string) => {
    const env = { ...process.env, PRERENDER_FROM: host }
    const args = ['run', '--silent', script, '--', '--logLevel', 'error']
    execFileSync('npm', args, { cwd: tree, stdio: 'inherit', env, shell })
    return join(tree, folder)
  }
  return { folders: { live: built('build', 'dist'), demo: built('build:demo', 'dist-demo') }, remove }
}
