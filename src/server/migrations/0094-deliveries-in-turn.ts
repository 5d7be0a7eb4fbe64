import type { Kysely } from 'kysely'

/** Due deliveries are found in their order, of all webhooks and of one, without sorting those that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const deliveries = (name: string) => db.schema.createIndex(name).on('webhook_deliveries')
  await db.schema.dropIndex('webhook_deliveries_next').execute()
  await deliveries('webhook_deliveries_due').columns(['next_at', 'created_at']).execute()
  await deliveries('webhook_deliveries_turn').columns(['owner_id', 'webhook_id', 'next_at', 'created_at']).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['due', 'turn']) await db.schema.dropIndex(`webhook_deliveries_${name}`).execute()
  await db.schema.createIndex('webhook_deliveries_next').on('webhook_deliveries').columns(['next_at']).execute()
}
