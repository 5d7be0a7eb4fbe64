import { describe, test } from 'vitest'
import { databaseKind } from './test-database.ts'

/**
 * `test` and `describe` for features of only one database: on the other the test does not exist, so nothing is skipped.
 */
export const onlyOn = {
  sqlite: databaseKind === 'sqlite' ? { test, describe } : undefined,
  postgres: databaseKind === 'postgres' ? { test, describe } : undefined,
}
