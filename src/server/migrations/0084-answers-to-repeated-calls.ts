import type { Kysely } from 'kysely'

/** Answers that are given again to a call with the same Idempotency-Key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_answers')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('sealed_body', 'text')
    .addPrimaryKeyConstraint('api_answers_key', ['owner_id', 'key_id', 'name'])
    .addForeignKeyConstraint('api_answers_of_key', ['owner_id', 'key_id'], 'api_keys', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('api_answers_begun').on('api_answers').column('begun_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('api_answers').execute()
}
