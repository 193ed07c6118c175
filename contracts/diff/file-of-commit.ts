import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '#openapi/contract/message-of.ts'

/** What git answers. Throws an error in one line where it cannot. */
function git(args: readonly string[], cwd: string, env = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (error || status !== 0) throw new Error(error?.message ?? stderr.split('\n')[0])
  return stdout
}

/** Writes the YAML and JSON files of a commit, to which others refer, and returns the path of the one that is asked for. */
function writeFiles(rev: string, path: string, folder: string, cwd: string): string {
  try {
    git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{commit}`], cwd)
  } catch {
    throw new Error(`git knows no commit ${rev} here`)
  }
  const root = git(['rev-parse', '--show-toplevel'], cwd).trim()
  // An index of its own, so that what is staged stays; one pattern, since git refuses each that matches nothing.
  const files = ['restore', '--quiet', '--source', rev, '--', ':(glob)**/*.[jy]*']
  git(['--work-tree', folder, ...files], root, { GIT_INDEX_FILE: join(folder, '.index') })
  const file = join(folder, path)
  if (!existsSync(file)) throw new Error(`${rev} has no YAML or JSON file ${path}`)
  return file
}

/**
 * Runs a task with the path of a file. One of a commit, such as `main:openapi/openapi.yaml`, is read through git into a
 * temporary folder, with the files that it refers to; its path begins at the root of the repository, as for `git show`.
 */
export async function withFile<Result>(
  given: string,
  task: (file: string, folder: string | undefined) => Promise<Result>,
  cwd = process.cwd(),
): Promise<Result> {
  const [, rev, path] = /^([^:]{2,}):(?!\/)(.+)$/.exec(given) ?? []
  if (rev === undefined || path === undefined || existsSync(given)) return task(given, undefined)
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  try {
    return await task(writeFiles(rev, path, folder, cwd), folder)
  } catch (error) {
    throw new Error(`${given}: ${messageOf(error).replaceAll(`${folder}/`, '')}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
