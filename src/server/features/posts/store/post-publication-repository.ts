import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Post } from '#shared/contract/posts'
import type { PostState } from '#shared/rules/post-states'
import { askingStates, waitingReasons } from '#shared/rules/publishing'
import { toIso } from '#shared/time/iso'
import { groupByPost } from './group-by-post.ts'

/** What posts ask of the table of publications. Uses indexes publications_owner_post and publications_owner_state. */

export type PostPublication = NonNullable<z.infer<typeof Post>['publication']>

/** By post, the publication that says where it stands. */
export async function findPublicationsOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
  now: number,
): Promise<Map<string, PostPublication>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('publications')
    .leftJoin('linkedin_accounts', (join) =>
      join
        .on('linkedin_accounts.owner_id', '=', accountOwner)
        .onRef('linkedin_accounts.id', '=', 'publications.account_id'),
    )
    .where('publications.owner_id', '=', ownerId)
    .where('publications.post_id', 'in', postIds)
    .where('publications.state', '!=', 'cancelled')
    .select(['post_id', 'account_id', 'account_name', 'state', 'wall_time', 'due_at', 'not_before'])
    .select(['published_at', 'deleted_at', needsAuthor(now).as('needs_author')])
    .orderBy('publications.created_at')
    .execute()
  const found = [...groupByPost(rows, (row) => row)].map(([postId, all]) => [postId, toPostPublication(all)] as const)
  return new Map(found.flatMap(([postId, publication]) => (publication ? [[postId, publication]] : [])))
}

/** Whose account a publication goes out under. */
export const accountOwner = sql<UserId>`coalesce(publications.account_owner_id, publications.owner_id)`

/** 1 for a row of publications, joined with its account, of which nothing happens before somebody does something. */
function needsAuthor(now: number): RawBuilder<0 | 1> {
  const reasons = waitingReasons.map((name) => JSON.stringify({ name, values: {} }))
  return sql<0 | 1>`case
    when publications.state in (${sql.join(askingStates)}) then 1
    when publications.state = 'scheduled' and (
      publications.reason in (${sql.join(reasons)})
      or linkedin_accounts.paused_at is not null
      or ${isRefused}
      or (
        linkedin_accounts.id is null
        or linkedin_accounts.refused_at is not null
        or linkedin_accounts.expires_at <= ${now}
        or ${isNotLent}
      ) and coalesce(${otherConnectionEndsAt}, 0) <= ${now}
    ) then 1
    else 0 end`
}

const author = sql`coalesce(publications.created_by, publications.owner_id)`
const isOfOther = sql`${accountOwner} <> ${author}`
const isRefused = sql<SqlBool>`(${isOfOther} and publications.lending_allowed = 0)`

/** It goes out under the account of somebody else, who does not lend it to this team. Read by the keys of the tables. */
const isNotLent = sql<SqlBool>`(${isOfOther} and not exists (
  select 1 from account_lendings
  join workspace_members on workspace_members.workspace_id = account_lendings.workspace_id
    and workspace_members.user_id = account_lendings.owner_id
  where account_lendings.workspace_id = publications.owner_id
    and account_lendings.account_id = publications.account_id
    and account_lendings.owner_id = ${accountOwner}
))`

/**
 * Of a company page: when the last of its other connections ends that the publication may go out through, as
 * `chooseConnection` decides. Uses index linkedin_accounts_of_urn.
 */
export const otherConnectionEndsAt = sql<number | null>`(
  select max(other.expires_at) from linkedin_accounts as other
  where other.urn = publications.account_urn and other.kind = 'page' and other.id <> publications.account_id
    and other.refused_at is null and other.paused_at is null
    and (other.owner_id = ${author} or exists (
      select 1 from account_lendings
      join workspace_members on workspace_members.workspace_id = account_lendings.workspace_id
        and workspace_members.user_id = account_lendings.owner_id
      where account_lendings.workspace_id = publications.owner_id and account_lendings.account_id = other.id
        and account_lendings.owner_id = other.owner_id and account_lendings.lent = 'free'
    ))
)`

/**
 * Whether a row of posts is in a state: the one that `pick` chooses of its publications, unless its author marked it as
 * published.
 */
export function isInState(ownerId: WorkspaceId, standing: { state: PostState; now: number } | undefined) {
  const needsYou = hasCurrent(sql`${needsAuthor(standing?.now ?? 0)} = 1`)
  const isOnItsWay = hasCurrent(sql`publications.state <> 'published'`)
  const isDraft = sql`posts.status = 'draft'`
  /** Not needed for the answer: it lets few posts be found by their publications. */
  const isAmong = (states: RawBuilder<unknown>) =>
    sql`posts.id in (select post_id from publications where owner_id = ${ownerId} and state in (${states}))`
  const open = sql`'scheduled', 'claimed', 'uploading', 'armed', 'sending'`
  const conditions = {
    draft: sql<SqlBool>`${isDraft} and not ${hasCurrent(sql`1 = 1`)}`,
    scheduled: sql<SqlBool>`${isDraft} and ${isAmong(open)} and ${isOnItsWay} and not ${needsYou}`,
    published: sql<SqlBool>`(posts.status = 'published' or
      ${isAmong(sql`'published'`)} and ${hasCurrent(sql`publications.state = 'published'`)} and not ${isOnItsWay})`,
    'needs-you': sql<SqlBool>`${isDraft} and ${isAmong(sql`'scheduled', ${sql.join(askingStates)}`)} and ${needsYou}`,
  } as const satisfies Record<PostState, RawBuilder<SqlBool>>
  return conditions[standing?.state ?? 'draft']
}

export async function countHeldPublications(db: Database, ownerId: WorkspaceId): Promise<number> {
  const { held } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** Whether a post goes out or went out between two moments. Uses index publications_owner_due. */
export function goesOutBetween(ownerId: WorkspaceId, span: { from: number; until: number } | undefined) {
  return sql<SqlBool>`posts.id in (select post_id from publications where owner_id = ${ownerId}
    and due_at >= ${span?.from ?? 0} and due_at < ${span?.until ?? 0} and state <> 'cancelled')`
}

/** Whether a row of posts has a publication like this that is its latest at an account. */
function hasCurrent(condition: RawBuilder<unknown>) {
  return sql`exists (
    select 1 from publications
    left join linkedin_accounts on linkedin_accounts.owner_id = ${accountOwner}
      and linkedin_accounts.id = publications.account_id
    where publications.owner_id = posts.owner_id and publications.post_id = posts.id
      and publications.state <> 'cancelled' and publications.deleted_at is null and ${condition}
      and not exists (
        select 1 from publications as later
        where later.owner_id = publications.owner_id and later.post_id = publications.post_id
          and later.account_id = publications.account_id and later.state <> 'cancelled'
          and later.created_at > publications.created_at
      )
  )`
}

interface PublicationRow {
  account_id: string
  account_name: string
  state: PostPublication['state']
  wall_time: string | null
  due_at: number
  not_before: number | null
  published_at: number | null
  deleted_at: number | null
  needs_author: 0 | 1
}

/** Of each account the latest counts. Then what needs its author comes first, then what is to go out, the soonest first. */
function pick(rows: readonly PublicationRow[]): PublicationRow | undefined {
  const byAccount = new Map(rows.map((row) => [row.account_id, row]))
  return [...byAccount.values()]
    .filter((row) => row.deleted_at === null)
    .sort((one, other) => rankOf(one) - rankOf(other) || sortKeyOf(one) - sortKeyOf(other))[0]
}

function rankOf({ needs_author, state }: PublicationRow): number {
  if (needs_author === 1) return 0
  return state === 'published' ? 2 : 1
}

function sortKeyOf({ published_at, due_at }: PublicationRow): number {
  return published_at === null ? due_at : -published_at
}

function toPostPublication(rows: readonly PublicationRow[]): PostPublication | undefined {
  const row = pick(rows)
  if (!row) return undefined
  const isAtOnce = row.wall_time === null && row.not_before === null
  const at = row.published_at ?? (isAtOnce ? null : Math.max(row.due_at, row.not_before ?? 0))
  const { state, account_name: accountName } = row
  return { state, at: toIso(at), accountName, needsAuthor: row.needs_author === 1, isLive: rows.some(isLive) }
}

function isLive({ state, deleted_at }: PublicationRow): boolean {
  return state === 'published' && deleted_at === null
}
