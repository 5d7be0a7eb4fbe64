import type { Kysely } from 'kysely'

/** Third-party apps that act for a person: registered apps, their grants, and tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oauth_clients')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('redirect_uris', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('allowed_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('oauth_clients_allowed')
    .on('oauth_clients')
    .columns(['allowed_at', 'created_at'])
    .execute()

  await db.schema
    .createTable('oauth_grants')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('workspaces.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('client_name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('last_used_from', 'text')
    .addPrimaryKeyConstraint('oauth_grants_key', ['owner_id', 'id'])
    .execute()
  await db.schema.createIndex('oauth_grants_user').on('oauth_grants').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('oauth_grants_client').on('oauth_grants').column('client_id').execute()

  await db.schema
    .createTable('oauth_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('grant_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('given_for', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addForeignKeyConstraint('oauth_tokens_of', ['owner_id', 'grant_id'], 'oauth_grants', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('oauth_tokens_grant').on('oauth_tokens').columns(['owner_id', 'grant_id']).execute()
  await db.schema.createIndex('oauth_tokens_expiry').on('oauth_tokens').column('expires_at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['oauth_tokens', 'oauth_grants', 'oauth_clients']) await db.schema.dropTable(table).execute()
}
