import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { limits } from '#shared/rules/limits'
import { isOwnVersion, type OwnVersionKind } from '#shared/rules/refinements'
import { isBlank } from '#shared/text/is-blank'
import {
  deleteVersions,
  draftOf,
  insertVersions,
  listVersions,
  nothingAsked,
  type PostVersion,
} from './version-repository.ts'

/**
 * Versions that authors typed themselves. They do not count among those that can be written of a post: the oldest go
 * instead. Each function runs in a transaction that holds the post.
 */

/** Keeps a saved text as the current version. @returns the number of the current version */
export async function addEdit(db: Database, post: Row<'posts'>, content: string, now: number): Promise<number> {
  if (content === post.content) return post.version
  const versions = await listVersions(db, post.owner_id, post.id)
  const isRepeated = (version: PostVersion) => version.kind === 'unsaved' && version.content === content
  await deleteVersions(db, { ownerId: post.owner_id, id: post.id }, versions.filter(isRepeated))
  const others = versions.filter((version) => !isRepeated(version))
  return await add(db, post, others, { kind: 'edit', content, createdAt: now })
}

/** Keeps a text that was typed and not saved, unless a version has it already. @returns whether it was kept */
export async function keepUnsaved(db: Database, post: Row<'posts'>, content: string, now: number): Promise<boolean> {
  if (isBlank(content) || content === post.content) return false
  const versions = await listVersions(db, post.owner_id, post.id)
  if (versions.some((version) => version.content === content)) return false
  await add(db, post, versions, { kind: 'unsaved', content, createdAt: now })
  return true
}

async function add(
  db: Database,
  post: Row<'posts'>,
  versions: readonly PostVersion[],
  typed: Pick<PostVersion, 'content' | 'createdAt'> & { kind: OwnVersionKind },
): Promise<number> {
  const key = { ownerId: post.owner_id, id: post.id }
  const earlier = versions.length > 0 ? versions : [draftOf(post)]
  const current = earlier.find(({ number }) => number === post.version) ?? draftOf(post)
  const { language, aiModel, upstreamModel, note } = current
  const number = Math.max(...earlier.map((version) => version.number)) + 1
  const added = { language, aiModel, upstreamModel, note, ...nothingAsked, ...typed, number }
  await insertVersions(db, key, versions.length > 0 ? [added] : [...earlier, added])
  const isCurrent = (version: PostVersion) => typed.kind === 'unsaved' && version.number === post.version
  const own = versions.filter((version) => isOwnVersion(version.kind) && !isCurrent(version))
  await deleteVersions(db, key, own.slice(0, Math.max(0, own.length + 1 - limits.ownVersions)))
  return number
}
