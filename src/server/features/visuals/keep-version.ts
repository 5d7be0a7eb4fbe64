import type { Database } from '#server/platform/database/database'
import { spareVersions } from './spare-versions.ts'
import { copyToVersions, deleteVersions, listVersions, type VisualKey } from './visual-version-repository.ts'

/**
 * Keeps the current state of a visual before `next` replaces it, and drops versions beyond the limits. Nothing is kept
 * where nothing changes, or where there is no such visual.
 * @param now epoch ms
 */
export async function keepVersion(
  db: Database,
  { next, ...key }: VisualKey & { next: string },
  now: number,
): Promise<void> {
  if (!(await copyToVersions(db, key, next))) return
  const spare = spareVersions(await listVersions(db, key), now)
  await deleteVersions(
    db,
    key,
    spare.map(({ savedAt }) => savedAt),
  )
}
