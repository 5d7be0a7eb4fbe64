import { sql } from 'kysely'
import { personName } from '#server/features/accounts/people/person-name'
import { readMentions } from '#server/features/posts/store/mention-repository'
import { accountOwner, otherConnectionEndsAt } from '#server/features/posts/store/post-publication-repository'
import type { Database } from '#server/platform/database/database'
import type { MomentCursor } from '#server/platform/http/page'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import { toCommentary } from '#shared/linkedin/little-text'
import type { PostFileKind } from '#shared/rules/attachments'
import type { FirstCommentState } from '#shared/rules/first-comments'
import type { Lent } from '#shared/rules/linkedin'
import { openStates, type PublicationState, publishing } from '#shared/rules/publishing'
import type { Publication } from './publication.ts'
import { toPublication } from './publication-repository.ts'

/** A publication with what its author sees of the post and the account. */
export interface PublicationView extends Publication {
  postTitle: string
  /** False once the post was deleted; only published publications remain then. */
  hasPost: boolean
  /** The post's present text as LinkedIn would get it. */
  postCommentary: string
  /** When the account's token ends; null: the account was deleted. */
  tokenEndsAt: number | null
  /** When the last other connection of its page ends that it could go out through; null: there is none. */
  otherConnectionEndsAt: number | null
  /** Whose other connection it goes out through, by name. */
  sentThrough: string | null
  /** The account's owner by name, and how they lend it to this workspace; null: not at all, or not any more. */
  accountOwnerName: string | null
  lent: Lent | null
  /** Of the visual that its post has now; 0 where it has none, or where it does not matter. */
  visualPages: number
  firstComment: { text: string; state: FirstCommentState; reason: Reason | null } | null
  /** What its author attached without the editor; null: nothing, or it does not matter. */
  fileKind: PostFileKind | null
  /** False also where it does not matter. */
  hasPoll: boolean
}

export interface ViewFilter {
  states?: readonly PublicationState[] | undefined
  accountId?: string | undefined
  /** The author at LinkedIn, through whichever connection. */
  accountUrn?: string | undefined
  postId?: string | undefined
  /** Limits of the due time: inclusive, exclusive. */
  from?: number | undefined
  until?: number | undefined
  isQueued?: boolean
  order?: 'soonest' | 'latest'
  limit?: number
  /** Where the previous page ended. */
  before?: MomentCursor | undefined
}

export async function findView(db: Database, ownerId: WorkspaceId, id: string): Promise<PublicationView | undefined> {
  const row = await selectViews(db, ownerId).where('publications.id', '=', id).executeTakeFirst()
  return row && toView(row)
}

/** By due time. Uses index publications_owner_due, for a post publications_owner_post. */
export async function listViews(db: Database, ownerId: WorkspaceId, filter: ViewFilter): Promise<PublicationView[]> {
  const { states, accountId, accountUrn, postId, from, until, isQueued, order = 'soonest', limit, before } = filter
  const direction = order === 'soonest' ? 'asc' : 'desc'
  const place = sql`(publications.due_at, publications.id)`
  const rows = await selectViews(db, ownerId)
    .$if(states !== undefined, (query) => query.where('publications.state', 'in', states ?? []))
    .$if(accountId !== undefined, (query) => query.where('publications.account_id', '=', accountId ?? ''))
    .$if(accountUrn !== undefined, (query) => query.where('publications.account_urn', '=', accountUrn ?? ''))
    .$if(postId !== undefined, (query) => query.where('publications.post_id', '=', postId ?? ''))
    .$if(from !== undefined, (query) => query.where('publications.due_at', '>=', from ?? 0))
    .$if(until !== undefined, (query) => query.where('publications.due_at', '<', until ?? 0))
    .$if(isQueued !== undefined, (query) => query.where('publications.is_queued', '=', isQueued ? 1 : 0))
    .$if(before !== undefined, (query) =>
      query.where(
        order === 'soonest'
          ? sql<boolean>`${place} > (${before?.at}, ${before?.id})`
          : sql<boolean>`${place} < (${before?.at}, ${before?.id})`,
      ),
    )
    .orderBy('publications.due_at', direction)
    .orderBy('publications.id', direction)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(toView)
}

/**
 * Publications of an account, or of another connection of its page, that go out, or went out and still exist, within a day
 * of a moment.
 */
export async function listAround(
  db: Database,
  ownerId: WorkspaceId,
  { accountId, accountUrn, at }: Pick<Publication, 'accountId' | 'accountUrn'> & { at: number },
): Promise<PublicationView[]> {
  const { sameTextMs } = publishing
  const span = { from: at - sameTextMs + 1, until: at + sameTextMs }
  const views = await listViews(db, ownerId, { states: [...openStates, 'published'], ...span })
  const isSameAuthor = (view: PublicationView) =>
    view.accountId === accountId || (accountUrn !== null && view.accountUrn === accountUrn)
  return views.filter((view) => view.deletedAt === null && isSameAuthor(view))
}

/** The due times of an account's publications, from a moment on. */
export async function listTakenTimes(
  db: Database,
  ownerId: WorkspaceId,
  accountId: string,
  from: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('publications')
    .select('due_at')
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'scheduled')
    .where('due_at', '>=', from)
    .execute()
  return rows.map((row) => row.due_at)
}

function selectViews(db: Database, ownerId: WorkspaceId) {
  return (
    db
      .selectFrom('publications')
      .leftJoin('posts', (join) =>
        join.onRef('posts.owner_id', '=', 'publications.owner_id').onRef('posts.id', '=', 'publications.post_id'),
      )
      .leftJoin('linkedin_accounts', (join) =>
        join
          .on('linkedin_accounts.owner_id', '=', accountOwner)
          .onRef('linkedin_accounts.id', '=', 'publications.account_id'),
      )
      .leftJoin('users as account_owners', (join) => join.on('account_owners.id', '=', accountOwner))
      .leftJoin('users as senders', 'senders.id', 'publications.via_owner_id')
      // of present members alone
      .leftJoin('workspace_members as lenders', (join) =>
        join.onRef('lenders.workspace_id', '=', 'publications.owner_id').on('lenders.user_id', '=', accountOwner),
      )
      .leftJoin('account_lendings', (join) =>
        join
          .onRef('account_lendings.workspace_id', '=', 'publications.owner_id')
          .onRef('account_lendings.account_id', '=', 'publications.account_id')
          .onRef('account_lendings.owner_id', '=', 'lenders.user_id'),
      )
      .leftJoin('first_comments', (join) =>
        join
          .onRef('first_comments.owner_id', '=', 'publications.owner_id')
          .onRef('first_comments.publication_id', '=', 'publications.id'),
      )
      .where('publications.owner_id', '=', ownerId)
      .selectAll('publications')
      .select([
        'posts.title as title_now',
        'posts.content as post_content',
        'posts.mentions as post_mentions',
        'linkedin_accounts.expires_at as token_ends_at',
        'account_owners.first_name as owner_first_name',
        'account_owners.last_name as owner_last_name',
        'account_owners.email as owner_email',
        'account_lendings.lent',
        'senders.first_name as sender_first_name',
        'senders.last_name as sender_last_name',
        'senders.email as sender_email',
        otherConnectionEndsAt.as('other_ends_at'),
        visualPages.as('visual_pages'),
        fileKind.as('file_kind'),
        hasPoll.as('has_poll'),
        'first_comments.text as comment_text',
        'first_comments.state as comment_state',
        'first_comments.reason as comment_reason',
      ])
  )
}

/** Uses index visuals_owner_post alone, and none for what follows no visual. */
const visualPages = sql<number | null>`case when publications.follows_visual = 1 then (
  select pages from visuals
  where visuals.owner_id = publications.owner_id and visuals.post_id = publications.post_id
  order by visuals.created_at desc, visuals.id desc limit 1
) end`

/** Uses index post_files_post alone. */
const fileKind = sql<PostFileKind | null>`case when publications.follows_visual = 1 then (
  select kind from post_files
  where post_files.owner_id = publications.owner_id and post_files.post_id = publications.post_id
  order by post_files.position limit 1
) end`

/** Uses the primary key of post_polls. */
const hasPoll = sql<number | null>`case when publications.follows_visual = 1 and exists (
  select 1 from post_polls
  where post_polls.owner_id = publications.owner_id and post_polls.post_id = publications.post_id
) then 1 end`

type ViewRow = Awaited<ReturnType<ReturnType<typeof selectViews>['execute']>>[number]

function toView(row: ViewRow): PublicationView {
  return {
    ...toPublication(row),
    postTitle: row.title_now ?? row.post_title ?? '',
    hasPost: row.title_now !== null,
    postCommentary: toCommentary(row.post_content ?? '', readMentions({ mentions: row.post_mentions ?? '[]' })),
    tokenEndsAt: row.token_ends_at,
    otherConnectionEndsAt: row.other_ends_at,
    sentThrough: nameOf(row.sender_first_name, row.sender_last_name, row.sender_email),
    accountOwnerName: nameOf(row.owner_first_name, row.owner_last_name, row.owner_email),
    lent: row.lent,
    visualPages: row.visual_pages ?? 0,
    firstComment: commentOf(row),
    fileKind: row.file_kind,
    hasPoll: row.has_poll === 1,
  }
}

function nameOf(firstName: string | null, lastName: string | null, email: string | null): string | null {
  return email === null ? null : personName({ firstName: firstName ?? '', lastName: lastName ?? '', email })
}

function commentOf({ comment_text: text, comment_state: state, comment_reason: reason }: ViewRow) {
  if (text === null || state === null) return null
  return { text, state, reason: reason === null ? null : (JSON.parse(reason) as Reason) }
}

/** Whose publications for this account have not gone out yet. */
export async function listWaitingAuthors(db: Database, ownerId: WorkspaceId, accountId: string): Promise<UserId[]> {
  const rows = await db
    .selectFrom('publications')
    .select('created_by')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('account_id', '=', accountId)
    .where('state', 'in', openStates)
    .execute()
  return rows.flatMap((row) => row.created_by ?? [])
}
