import { inShort } from '../in-short.ts'
import type { Answer } from '../answer.ts'
import type { Law, Mismatch } from '../finding.ts'

export const errorsTellNothingOfTheHost: Law = {
  name: 'errors-tell-nothing-of-the-host',
  sentence: 'A refusal or an error has no stack trace, no file of the host, and no words of its database.',
  reason: 'They tell whoever tries which software runs, where it can be broken, and how its tables are called.',
}

/** How the usual languages write a place in their code. */
const traces =
  /\bat (?:async )?[\w.<>$ [\]]+ \(?[^\s()"]+:\d+:\d+\)?|\bat [\w.$]+\([\w$]+\.(?:java|kt|scala):\d+\)|Traceback \(most recent call last\)|File \\?"[^"]+", line \d+|\.cs:line \d+|\.php(?:\(\d+\)|:\d+| on line \d+)|\.rb:\d+:in |goroutine \d+ \[|(?:\/node_modules\/|\/usr\/src\/|\/var\/www\/|\/home\/\w+\/)[\w./-]+/

/** What the usual databases and their libraries say of a statement that fails. */
const databases =
  /SQLSTATE|syntax error at or near|error in your SQL syntax|\bORA-\d{5}|SQLITE_[A-Z]+|(?:sqlite3?|psycopg2?|pymysql|sqlalchemy|Sequelize|QueryFailed|Prisma\w*|TypeORM|Mongo\w*)\.?\w*(?:Error|Exception)|[Uu]nique constraint|UNIQUE constraint|constraint failed|\bE11000\b|ER_DUP_ENTRY|(?:relation|column|table) \\?["'`]?\w+\\?["'`]? does not exist|unterminated quoted string|Unclosed quotation mark|Incorrect syntax near|\b(?:SELECT|UPDATE) .+ (?:FROM|SET) .+ WHERE\b|INSERT INTO \w+/

/** What an answer that refuses or fails tells of its host. */
export function* leaksIn({ status, text }: Answer): Generator<Mismatch> {
  if (status < 400) return
  const [found] = traces.exec(text) ?? databases.exec(text) ?? []
  if (found !== undefined) yield { path: 'body', expected: 'words for the client alone', got: inShort(found) }
}

/** What a page would run, of the texts that a run sends. */
export const script = '<script>alert('

export const scriptsAreNoPage: Law = {
  name: 'scripts-are-no-page',
  sentence: 'What was sent comes back as data, never as a part of a page.',
  reason: 'A browser that opens such an answer runs the script with the rights of whoever is signed in.',
}

/** Where an answer is a page that shows a script as it was sent. */
export function* scriptsIn({ contentType, text }: Answer): Generator<Mismatch> {
  if (/text\/html|xhtml|svg/.test(contentType ?? '') && text.includes(script))
    yield { path: 'content-type', expected: 'application/json', got: `a page with ${inShort(script)}` }
}
