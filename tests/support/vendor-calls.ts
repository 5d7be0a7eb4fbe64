import type { PersonId } from './ids.ts'
import type { TestApp } from './test-app.ts'

/** A person's model calls of the day. */
export async function callsUsed({ ctx }: TestApp, { id }: { id: PersonId }): Promise<number> {
  const row = await ctx.db.selectFrom('vendor_calls').select('used').where('owner_id', '=', id).executeTakeFirst()
  return row?.used ?? 0
}
