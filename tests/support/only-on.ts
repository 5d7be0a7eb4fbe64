import { describe, test } from 'vitest'
import { databaseKind } from './test-database.ts'

/** `test` and `describe` for what only one of the databases has: on the other it does not exist, and nothing is skipped. */
export const onlyOn = {
  sqlite: databaseKind === 'sqlite' ? { test, describe } : undefined,
  postgres: databaseKind === 'postgres' ? { test, describe } : undefined,
}
