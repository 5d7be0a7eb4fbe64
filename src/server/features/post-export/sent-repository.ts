import { groupByPost } from '#server/features/posts/store/group-by-post'
import { addressOf } from '#server/features/publishing/publication'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'

/** Where a post is at LinkedIn. */
export interface SentPost {
  account: string
  /** Epoch ms. */
  publishedAt: number
  /** null: not known. */
  url: string | null
}

/** By post, where it went out and still is, the first time first. Uses index publications_owner_post. */
export async function listSent(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, SentPost[]>> {
  const rows = await db
    .selectFrom('publications')
    .select(['post_id', 'account_name', 'published_at', 'urn'])
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('published_at')
    .orderBy('id')
    .execute()
  return groupByPost(rows, ({ account_name: account, published_at: publishedAt, urn }) => ({
    account,
    publishedAt: publishedAt ?? 0,
    url: urn === null ? null : addressOf(urn),
  }))
}
