import { randomUUID } from 'node:crypto'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Attempt, Publication } from './publication.ts'

/** The log of attempts of each publication. */

export async function addAttempt(
  db: Database,
  { ownerId, id }: Pick<Publication, 'ownerId' | 'id'>,
  attempt: Attempt,
): Promise<void> {
  const order = String(Math.round((performance.timeOrigin + performance.now()) * 1000)).padStart(17, '0')
  await db
    .insertInto('publication_attempts')
    .values({ owner_id: ownerId, publication_id: id, id: `${order}-${randomUUID().slice(0, 8)}`, ...attempt })
    .execute()
}

/** By publication, in insertion order. */
export async function listAttempts(
  db: Database,
  ownerId: WorkspaceId,
  publicationIds: readonly string[],
): Promise<Map<string, Attempt[]>> {
  const found = new Map<string, Attempt[]>()
  if (publicationIds.length === 0) return found
  const rows = await db
    .selectFrom('publication_attempts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('publication_id', 'in', publicationIds)
    .orderBy('id')
    .execute()
  for (const { publication_id: publicationId, at, step, outcome, status, code } of rows) {
    const attempts = found.get(publicationId) ?? []
    attempts.push({ at, step, outcome, status, code })
    found.set(publicationId, attempts)
  }
  return found
}
