import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database'
import { asUserId, type UserId } from '#shared/contract/ids'
import type { Role } from '#shared/rules/plans'
import { monthAt } from '#shared/time/local-days'
import type { User } from './user.ts'
import { selectUsers, toUser } from './user-repository.ts'

/** Accounts as administrators search, count and change them. */

export interface UserFilter {
  /** Words that must all occur in someone's name or e-mail. */
  q?: string | undefined
  sort: 'newest' | 'oldest' | 'email' | 'name' | 'posts'
  limit: number
  /** The id of the last user of the previous page; an unknown one starts at the beginning. */
  before?: string | undefined
}

/** One page. `posts` means this month's, most first. Uses indexes users_created, users_name and the e-mail's. */
export async function listUsers(db: Database, filter: UserFilter, now: number): Promise<User[]> {
  const { key, isDescending } = await sortOf(db, filter.sort, now)
  const cursor =
    filter.before === undefined
      ? undefined
      : await selectUsers(db).select(key.as('key')).where('users.id', '=', asUserId(filter.before)).executeTakeFirst()
  const direction = isDescending ? 'desc' : 'asc'
  const isAfter = isDescending ? sql`<` : sql`>`
  const rows = await selectUsers(db)
    .where((column) => column.and(wordsOf(filter.q).map(containsWord)))
    .$if(cursor !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, users.id) ${isAfter} (${cursor?.key}, ${filter.before})`),
    )
    .orderBy(key, direction)
    .orderBy('users.id', direction)
    .limit(filter.limit)
    .execute()
  return rows.map(toUser)
}

type SortKey = RawBuilder<string | number>

async function sortOf(
  db: Database,
  sort: UserFilter['sort'],
  now: number,
): Promise<{ key: SortKey; isDescending: boolean }> {
  switch (sort) {
    case 'newest':
    case 'oldest':
      return { key: sql<number>`created_at`, isDescending: sort === 'newest' }
    case 'email':
      return { key: sql<string>`email`, isDescending: false }
    case 'name':
      // By last name, or by e-mail without one, as index users_name has it.
      return {
        key: sql<string>`lower(coalesce(nullif(trim(last_name || ' ' || first_name), ''), email))`,
        isDescending: false,
      }
    case 'posts':
      return { key: await usedThisMonth(db, now), isDescending: true }
  }
}

/** postsThisMonth (user.ts) as SQL. The world's time zones are in at most two months at a time. */
async function usedThisMonth(db: Database, now: number): Promise<RawBuilder<number>> {
  const [behind, ahead] = [monthAt(now, 'Etc/GMT+12'), monthAt(now, 'Etc/GMT-14')]
  const zones = behind === ahead ? [] : await db.selectFrom('users').select('time_zone').distinct().execute()
  const zonesAhead = zones.map((row) => row.time_zone).filter((zone) => monthAt(now, zone) === ahead)
  const month =
    zonesAhead.length === 0
      ? sql`${behind}`
      : sql`case when time_zone in (${sql.join(zonesAhead)}) then ${ahead} else ${behind} end`
  return sql<number>`case when month_key >= ${month} then month_used else 0 end`
}

function wordsOf(q = ''): string[] {
  return q.split(/\s+/).filter(Boolean)
}

/**
 * The databases fold case only for ASCII; names in other letters are searched as typed, in lower case and capitalised.
 */
function containsWord(word: string): RawBuilder<boolean> {
  const small = word.toLowerCase()
  const forms = new Set([word, small, small.charAt(0).toUpperCase() + small.slice(1), word.toUpperCase()])
  const folded = new Set([...forms].map((form) => form.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())))
  const text = sql`lower(first_name || ' ' || last_name || ' ' || email)`
  const likes = [...folded].map((form) => {
    const pattern = `%${form.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql`${text} like ${pattern} escape '\\'`
  })
  return sql<boolean>`(${sql.join(likes, sql` or `)})`
}

export interface UserCounts {
  users: number
  byRole: Record<Role, number>
  pending: number
  postsThisMonth: number
}

export async function countUsers(db: Database, now: number): Promise<UserCounts> {
  const count = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const counted = await db
    .selectFrom('users')
    .innerJoin('workspaces', 'workspaces.id', 'users.id')
    .select((column) => [
      column.fn.countAll<number>().as('users'),
      count(sql`is_admin = 1`).as('admin'),
      count(sql`is_admin = 0 and plan = 'pro'`).as('user'),
      count(sql`is_admin = 0 and plan = 'trial'`).as('trial'),
      count(sql`is_approved = 0`).as('pending'),
    ])
    .select(sql<number>`coalesce(sum(${await usedThisMonth(db, now)}), 0)`.as('postsThisMonth'))
    .executeTakeFirstOrThrow()
  const { users, admin, user, trial, pending, postsThisMonth } = counted
  return { users, byRole: { admin, user, trial }, pending, postsThisMonth }
}

export async function setName(
  db: Database,
  id: UserId,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await db.updateTable('users').set({ first_name: firstName, last_name: lastName }).where('id', '=', id).execute()
}
