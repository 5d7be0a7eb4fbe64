import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { clockToleranceMs } from '#server/platform/limits/rate-limit'
import { type Reseal, type Seal, seal, unseal } from '#server/platform/sealing'
import type { WorkspaceId } from '#shared/contract/ids'
import { dayMs, minuteMs } from '#shared/time/durations'

/** Calls with an Idempotency-Key and their answers, kept for a day. They are sealed: some hold secrets. */

/** A call: its API key and its Idempotency-Key. */
export interface NamedCall {
  ownerId: WorkspaceId
  keyId: string
  name: string
}

export interface KeptAnswer {
  status: number
  /** The answer as it was sent. */
  body: string
}

const keptMs = dayMs
/** A call without an answer by then died with its process; a generation takes minutes at most. */
const longestCallMs = 15 * minuteMs

/**
 * Reserves the Idempotency-Key for a call that begins now.
 * @returns `begun`, or what is known of the earlier call with this key; its `answer` is null while it is running
 */
export async function beginCall(
  { db, secret }: { db: Database; secret: string },
  call: NamedCall,
  { fingerprint, now }: { fingerprint: string; now: number },
): Promise<{ begun: true } | { begun: false; fingerprint: string; answer: KeptAnswer | null }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('api_answers')
    .values({ ...toKey(call), fingerprint, begun_at: now, status: null, sealed_body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'key_id', 'name'])
        .doUpdateSet({ fingerprint, begun_at: now, status: null, sealed_body: null })
        .where((column) =>
          column.or([
            column('api_answers.begun_at', '<=', now - keptMs),
            column('api_answers.begun_at', '>', now + clockToleranceMs),
            column.and([
              column('api_answers.status', 'is', null),
              column('api_answers.begun_at', '<=', now - longestCallMs),
            ]),
          ]),
        ),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return { begun: true }
  const row = await selectCall(db, call)
  if (!row) return { begun: false, fingerprint, answer: null } // it failed just now
  const body = row.sealed_body === null ? null : unseal(secret, sealOf(call), row.sealed_body)
  const answer = row.status === null || body === null ? null : { status: row.status, body }
  return { begun: false, fingerprint: row.fingerprint, answer }
}

export async function keepAnswer(
  { db, secret }: { db: Database; secret: string },
  call: NamedCall,
  { status, body }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('api_answers')
    .set({ status, sealed_body: seal(secret, sealOf(call), body) })
    .where('owner_id', '=', call.ownerId)
    .where('key_id', '=', call.keyId)
    .where('name', '=', call.name)
    .execute()
}

/** The call failed: releases its Idempotency-Key. */
export async function releaseCall(db: Database, call: NamedCall): Promise<void> {
  await db
    .deleteFrom('api_answers')
    .where('owner_id', '=', call.ownerId)
    .where('key_id', '=', call.keyId)
    .where('name', '=', call.name)
    .where('status', 'is', null)
    .execute()
}

export async function sweepAnswers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('api_answers')
    .where('begun_at', '<=', now - keptMs)
    .execute()
}

/** For changing the installation's secret. */
export async function resealAnswers(db: Database, reseal: Reseal): Promise<void> {
  const rows = await db.selectFrom('api_answers').selectAll().where('sealed_body', 'is not', null).execute()
  for (const row of rows) {
    const call = { ownerId: row.owner_id, keyId: row.key_id, name: row.name }
    await db
      .updateTable('api_answers')
      .set({ sealed_body: reseal(sealOf(call), row.sealed_body ?? '') })
      .where('owner_id', '=', call.ownerId)
      .where('key_id', '=', call.keyId)
      .where('name', '=', call.name)
      .execute()
  }
}

async function selectCall(db: Database, call: NamedCall): Promise<Row<'api_answers'> | undefined> {
  return await db
    .selectFrom('api_answers')
    .selectAll()
    .where('owner_id', '=', call.ownerId)
    .where('key_id', '=', call.keyId)
    .where('name', '=', call.name)
    .executeTakeFirst()
}

function sealOf({ ownerId }: NamedCall): Seal {
  return { purpose: 'api-answer', ownerId }
}

function toKey({ ownerId, keyId, name }: NamedCall) {
  return { owner_id: ownerId, key_id: keyId, name }
}
