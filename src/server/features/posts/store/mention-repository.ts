import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import { AppError } from '#server/platform/errors'
import type { WorkspaceId } from '#shared/contract/ids'
import { findMentions, mergeMentions } from '#shared/linkedin/mentions'
import { type Mention, mentionLimits } from '#shared/rules/mentions'

/** What posts remember of their mentions. */

/** Posts that are looked through for mentions used before. */
const maxPosts = 200

export function readMentions({ mentions }: Pick<Row<'posts'>, 'mentions'>): Mention[] {
  return JSON.parse(mentions) as Mention[]
}

/**
 * The column after a change of the text or with more mentions; none where it stays.
 * @throws AppError invalid_input
 */
export function mergedMentions(
  post: Pick<Row<'posts'>, 'mentions' | 'content'>,
  { content, mentions }: { content: string | undefined; mentions: readonly Mention[] | undefined },
): { mentions?: string } {
  if (content === undefined && mentions === undefined) return {}
  const text = content ?? post.content
  const merged = mergeMentions(readMentions(post), mentions ?? [], { text, most: mentionLimits.kept })
  requireFewMentions(text, merged)
  return mentions ? { mentions: JSON.stringify(merged) } : {}
}

/**
 * Adds mentions that were typed into a text that is not saved, in a transaction that holds the post. A name that the
 * post knows keeps its meaning until the text is saved.
 */
export async function rememberMentions(
  db: Database,
  post: Row<'posts'>,
  typed: readonly Mention[] = [],
): Promise<void> {
  const known = new Set(readMentions(post).map(({ name }) => name))
  const added = typed.filter(({ name }) => !known.has(name))
  if (added.length === 0) return
  await db
    .updateTable('posts')
    .set({
      mentions: JSON.stringify(
        mergeMentions(readMentions(post), added, { text: post.content, most: mentionLimits.kept }),
      ),
    })
    .where('owner_id', '=', post.owner_id)
    .where('id', '=', post.id)
    .execute()
}

/** @throws AppError invalid_input */
export function requireFewMentions(content: string, mentions: readonly Mention[]): void {
  if (hasTooManyMentions(content, mentions)) throw new AppError('invalid_input', 'tooManyMentions')
}

export function hasTooManyMentions(content: string, mentions: readonly Mention[]): boolean {
  return findMentions(content, mentions).length > mentionLimits.used
}

/** Of the owner's posts that were changed last. Uses index posts_with_mentions. */
export async function listUsedMentions(db: Database, ownerId: WorkspaceId): Promise<Mention[]> {
  const rows = await db
    .selectFrom('posts')
    .select('mentions')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`mentions <> '[]'`)
    .orderBy('updated_at', 'desc')
    .limit(maxPosts)
    .execute()
  return rows.flatMap(readMentions)
}
