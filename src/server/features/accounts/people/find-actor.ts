import type { Context } from '#server/context/context'
import { personalWorkspaceOf, type WorkspaceId } from '#shared/contract/ids'
import { findMembership } from '../teams/membership-repository.ts'
import { type Actor, actorAtHome, actorInTeam } from './actor.ts'
import type { User } from './user.ts'

/** Someone acting where they choose to. @param slug a team's; null: their own workspace. Undefined where they are no member. */
export async function findActorBySlug(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: User,
  slug: string | null,
): Promise<Actor | undefined> {
  if (slug === null) return actorAtHome('session', user)
  const membership = await findMembership(db, user, { slug }, now())
  return membership && actorInTeam('session', user, membership)
}

/**
 * Someone acting in a workspace that is not the one of a request: their own, or a team they belong to by now. Undefined
 * if they do not.
 */
export async function findActor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Actor['kind'],
  user: User,
  workspace: WorkspaceId,
): Promise<Actor | undefined> {
  if (workspace === personalWorkspaceOf(user.id)) return actorAtHome(kind, user)
  const membership = await findMembership(db, user, { id: workspace }, now())
  return membership && actorInTeam(kind, user, membership)
}
