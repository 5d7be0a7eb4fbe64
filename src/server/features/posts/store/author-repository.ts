import { personName } from '#server/features/accounts/people/person-name'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import type { Database } from '#server/platform/database/database'
import { personalWorkspaceOf, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { Post } from './post-repository.ts'

export interface PostAuthor {
  /** null: their account was deleted. */
  name: string | null
  isMember: boolean
}

/** Who wrote which post of a team, by the post's id; nobody in a workspace of one's own. */
export async function findAuthors(
  db: Database,
  ownerId: WorkspaceId,
  posts: readonly Pick<Post, 'id' | 'createdBy'>[],
  now: number,
): Promise<Map<string, PostAuthor>> {
  const isOwn = ({ createdBy }: Pick<Post, 'createdBy'>) =>
    createdBy !== null && personalWorkspaceOf(createdBy) === ownerId
  if (posts.every(isOwn) || !(await findTeam(db, { id: ownerId }, now))) return new Map()
  const people = await listPeople(db, ownerId, [...new Set(posts.flatMap(({ createdBy }) => createdBy ?? []))])
  const nobody: PostAuthor = { name: null, isMember: false }
  return new Map(posts.map(({ id, createdBy }) => [id, (createdBy && people.get(createdBy)) || nobody]))
}

export async function setSavedBy(
  db: Database,
  { ownerId, id }: Pick<Post, 'ownerId' | 'id'>,
  userId: UserId,
): Promise<void> {
  await db.updateTable('posts').set({ saved_by: userId }).where('owner_id', '=', ownerId).where('id', '=', id).execute()
}

/** Who saved what a post says now; null: nobody since it was written, or someone who is gone. */
export async function findSaver(
  db: Database,
  { ownerId, id }: Pick<Post, 'ownerId' | 'id'>,
): Promise<{ userId: UserId; name: string } | null> {
  const row = await db
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.saved_by')
    .select(['users.id', 'first_name', 'last_name', 'email'])
    .where('posts.owner_id', '=', ownerId)
    .where('posts.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { id: userId, first_name: firstName, last_name: lastName, email } = row
  return { userId, name: personName({ firstName, lastName, email }) }
}

async function listPeople(
  db: Database,
  ownerId: WorkspaceId,
  ids: readonly UserId[],
): Promise<Map<UserId, PostAuthor>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .leftJoin('workspace_members', (join) => join.onRef('user_id', '=', 'users.id').on('workspace_id', '=', ownerId))
    .select(['users.id', 'first_name', 'last_name', 'email', 'workspace_members.role'])
    .where('users.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, first_name: firstName, last_name: lastName, email, role }) => [
      id,
      { name: personName({ firstName, lastName, email }), isMember: role !== null },
    ]),
  )
}
