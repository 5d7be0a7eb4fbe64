import type { Database } from '#server/platform/database/database'
import type { UserId } from '#shared/contract/ids'
import type { AuthorProfile } from '#shared/rules/author-profile'
import { limits } from '#shared/rules/limits'
import type { SourceMention } from '#shared/rules/post-brief'
import type { ReaderAddress } from '#shared/rules/reader-address'
import { isBlank } from '#shared/text/is-blank'

/** Who an author is and how they write; empty where they said nothing. */
export interface AuthorVoice extends AuthorProfile {
  /** Sentences about how they write, as last edited. */
  profile: string
  /** Posts they wrote elsewhere, the most typical first. */
  posts: string[]
  /** null: as for every new post. */
  sourceMention: SourceMention | null
  /** null: as is usual in the post's language. */
  address: ReaderAddress | null
}

export type VoiceChange = { [Key in keyof AuthorVoice]?: AuthorVoice[Key] | undefined }

export async function getVoice(db: Database, ownerId: UserId): Promise<AuthorVoice> {
  return await readVoice(db, ownerId, limits.ownPosts)
}

/** As `getVoice`, with no more posts than a model gets. */
export async function getVoiceForWriting(db: Database, ownerId: UserId): Promise<AuthorVoice> {
  return await readVoice(db, ownerId, limits.ownPostsShown)
}

/** Sets the fields of the change; the others stay. Posts are replaced as a whole, without blank ones. */
export async function saveVoice(db: Database, ownerId: UserId, change: VoiceChange): Promise<void> {
  const set = {
    ...(change.role !== undefined && { role: change.role }),
    ...(change.field !== undefined && { field: change.field }),
    ...(change.writesFor !== undefined && { writes_for: change.writesFor }),
    ...(change.standsFor !== undefined && { stands_for: change.standsFor }),
    ...(change.profile !== undefined && { profile: change.profile }),
    ...(change.sourceMention !== undefined && { source_mention: change.sourceMention }),
    ...(change.address !== undefined && { address: change.address }),
  }
  if (Object.keys(set).length > 0) {
    const empty = {
      role: '',
      field: '',
      writes_for: '',
      stands_for: '',
      profile: '',
      source_mention: null,
      address: null,
    }
    await db
      .insertInto('user_voices')
      .values({ owner_id: ownerId, ...empty, ...set })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(set))
      .execute()
  }
  if (change.posts) await replacePosts(db, ownerId, change.posts)
}

async function readVoice(db: Database, ownerId: UserId, maxPosts: number): Promise<AuthorVoice> {
  const [row, posts] = await Promise.all([
    db.selectFrom('user_voices').selectAll().where('owner_id', '=', ownerId).executeTakeFirst(),
    db
      .selectFrom('own_posts')
      .select('content')
      .where('owner_id', '=', ownerId)
      .orderBy('place')
      .limit(maxPosts)
      .execute(),
  ])
  return {
    role: row?.role ?? '',
    field: row?.field ?? '',
    writesFor: row?.writes_for ?? '',
    standsFor: row?.stands_for ?? '',
    profile: row?.profile ?? '',
    posts: posts.map(({ content }) => content),
    sourceMention: (row?.source_mention ?? null) as SourceMention | null,
    address: (row?.address ?? null) as ReaderAddress | null,
  }
}

async function replacePosts(db: Database, ownerId: UserId, posts: readonly string[]): Promise<void> {
  const rows = posts
    .filter((content) => !isBlank(content))
    .map((content, place) => ({ owner_id: ownerId, place, content }))
  await db.deleteFrom('own_posts').where('owner_id', '=', ownerId).execute()
  if (rows.length > 0) await db.insertInto('own_posts').values(rows).execute()
}
