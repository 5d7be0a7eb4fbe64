import { expect, test } from 'vitest'
import { expectNone, offencesIn } from './offences.ts'
import { codeFiles, textOf } from './source-files.ts'

/**
 * Queries belong in repositories (`*-repository.ts`), where a person's rows are reached by their owner. A query
 * elsewhere needs a line here with its reason, so that review sees it.
 */

const elsewhere: Readonly<Record<string, string>> = {
  'platform/database/check-writable': 'the database itself: whether it can be written to',
  'platform/database/copy-before-migrating': 'the database itself: its copy',
  'platform/database/leases': 'the condition under which a lease is over',
  'platform/database/locks': 'locks of the database, which lock no row of a feature',
  'platform/database/migrate': 'the schema itself',
  'platform/database/moments': 'any table, after a clock was ahead',
  'platform/database/unfinished-restore': 'the database itself: whether it is whole',
  'features/publishing/publication-moments': 'conditions of the rules for one table',
  'features/styles/row-id': 'a value as a statement takes it',
  'platform/database/whole-tables': 'any table, for backups',
  'platform/database/relaxed-durability': 'the database itself: when a commit waits for the disk',
  'platform/jobs/job-signals': 'notes of PostgreSQL, no rows',
  'platform/limits/rate-limit': 'one row counted and limited in one statement',
  'platform/limits/throttle': 'one row counted and limited in one statement',
  'platform/security/security-events': 'one table that is written and swept',
  'adapters/payments/test-payments': 'a provider with a table for its accounts',
  'features/accounts/first-admin': 'the first account, which only one process may make',
  'features/accounts/links/one-time-links': 'one table with the rule that a link works once in its statements',
  'features/accounts/sign-in/pending-login': 'one table with the rule that a login is finished once in its statements',
  'features/accounts/sign-in/sessions': 'one table with the rule of who is signed in in its statements',
  'features/accounts/sign-in/sign-in': 'the one place where a session is made',
  'features/accounts/people/user-lock': 'a lock on a row, for what others do',
  'features/accounts/people/workspace-lock': 'a lock on a row, for what others do',
  'features/admin/audit-log': 'one table that is written and listed',
  'features/admin/describe-system': 'counts of the database itself',
  'features/backup/backup-records': 'one table with the rule that one process makes a backup in its statements',
  'features/backup/restore-backup': 'any table, from a file',
  'features/backup/snapshot': 'a transaction that sees one moment',
  'features/billing/webhook-events': 'one table with the rule that an event is dealt with once in its statements',
  'features/billing/provider-facts': 'one row that is kept of what the provider said',
  'features/billing/quota': 'rows counted and limited in one statement each',
  'features/mails/outbox': 'one table with the rule that a mail is sent once in its statements',
  'features/models/installation-calls': 'rows counted and limited in one statement each',
  'features/posts/sources/earlier-post': 'a repository of one query',
  'features/posts/search/post-pages': 'a repository of one query',
  'features/posts/search/post-search': 'the index of one table',
  'features/posts/search/search-by-vector': 'the index of one table, as PostgreSQL is asked',
  'features/posts/details/post-summary': 'a repository of one query',
  'features/posts/store/post-visuals': 'what posts ask of the table of visuals',
  'features/posts/search/rebuild-search': 'the index of one table',
  'features/posts/details/similar-posts': 'a query that is read piece by piece while it is compared',
  'features/posts/writing/vendor-calls': 'rows counted and limited in one statement each',
  'features/styles/seed': 'rows that come with the product',
  'features/visuals/seed': 'rows that come with the product',
}

/** Without side and extension. */
const nameOf = (path: string) => path.replace(/^server\//, '').replace(/\.ts$/, '')
const mayAsk = (path: string) => /-repository$|^migrations\//.test(nameOf(path)) || nameOf(path) in elsewhere

const files = codeFiles.filter((path) => path.startsWith('server/'))

test('queries stand in repositories', () => {
  expectNone(
    offencesIn(files, (path) => (mayAsk(path) ? [] : queriesIn(textOf(path)))),
    'Move these queries to a `*-repository.ts`, or add a line with its reason to `elsewhere`:',
  )
})

test('no file is listed that has no query', () => {
  const asking = new Set(files.filter((path) => queriesIn(textOf(path)).length > 0).map(nameOf))
  expectNone(
    Object.keys(elsewhere).filter((file) => !asking.has(file)),
    'Take these files off the list `elsewhere`; they have no query:',
  )
})

test.each([
  ["db.selectFrom('posts')", ['.selectFrom(']],
  ['sql`pragma optimize`', ['sql`']],
  ['sql<{ count: number }>`select 1`', ['sql<{ count: number }>`']],
  ["import { sql } from 'kysely'", []],
])('the rule sees %s', (code, queries) => {
  expect(queriesIn(code)).toEqual(queries)
})

test('the rule lets repositories, migrations and listed files ask', () => {
  expect(mayAsk('server/features/posts/posts-repository.ts')).toBe(true)
  expect(mayAsk('server/migrations/0001-start.ts')).toBe(true)
  expect(mayAsk('server/platform/database/migrate.ts')).toBe(true)
  expect(mayAsk('server/features/posts/write-post.ts')).toBe(false)
})

function queriesIn(code: string): string[] {
  return (
    code.match(/\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(?:<[^`]*>)?`/g) ?? []
  )
}
