import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { retryOnConflict } from './retry-on-conflict.ts'

/**
 * Retries a statement outside any transaction after a conflict, since it is a transaction of its own. Statements within
 * a transaction fail, and its caller retries the whole transaction.
 */
export function retrySingleStatements(client: PostgresPoolClient): PostgresPoolClient {
  let isInTransaction = false

  function query<Row>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return client.query(statement)
    if (/^(begin|start transaction)\b/i.test(statement)) isInTransaction = true
    if (/^(commit|rollback)$/i.test(statement)) isInTransaction = false
    const run = () => client.query<Row>(statement, parameters)
    return isInTransaction ? run() : retryOnConflict(run)
  }

  return { query, release: () => client.release() }
}
