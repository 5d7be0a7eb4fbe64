import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { asUserId } from '#shared/contract/ids'
import { changeTeamPlan, listTeams } from './admin-teams.ts'
import { deleteOffer } from './handover-repository.ts'
import { listInvitations } from './invitation-repository.ts'
import { listMembers } from './member-repository.ts'
import {
  changeMember,
  inviteMember,
  joinTeam,
  lendVoice,
  offerTeam,
  readInvitation,
  removeMember,
  takeOverTeam,
  toInvitationDto,
  toMemberDto,
  withdrawInvitation,
} from './members.ts'
import { changeTeam, deleteTeam, foundTeam, getTeam, listWorkspaces } from './teams.ts'

/** Workspaces over HTTP: someone's own list, a team and who belongs to it. */
export function registerWorkspaceRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listWorkspaces', ({ actor }) => listWorkspaces(ctx, actor.user))

  addRoute(http, ctx, 'createWorkspace', async ({ actor, body, reply }) => {
    const team = await foundTeam(ctx, actor.user, body.name)
    reply.status(201)
    return team
  })

  addRoute(http, ctx, 'getWorkspace', ({ actor }) => getTeam(ctx, actor))

  addRoute(http, ctx, 'updateWorkspace', async ({ actor, body }) => {
    await changeTeam(ctx, actor, body)
    return await getTeam(ctx, actor)
  })

  addRoute(http, ctx, 'deleteWorkspace', async ({ actor, body }) => {
    await deleteTeam(ctx, actor, body.name)
    return undefined
  })

  addRoute(http, ctx, 'listMembers', async ({ actor }) => (await listMembers(ctx.db, actor.workspace)).map(toMemberDto))

  addRoute(http, ctx, 'changeMember', async ({ actor, params, body }) =>
    toMemberDto(await changeMember(ctx, actor, asUserId(params.userId), body)),
  )

  addRoute(http, ctx, 'lendVoice', async ({ actor, body }) => {
    await lendVoice(ctx, actor, body.isLent)
    return undefined
  })

  addRoute(http, ctx, 'removeMember', async ({ actor, params }) => {
    await removeMember(ctx, actor, asUserId(params.userId))
    return undefined
  })

  addRoute(http, ctx, 'listWorkspaceInvitations', async ({ actor }) =>
    (await listInvitations(ctx.db, actor.workspace, ctx.now())).map(toInvitationDto),
  )

  addRoute(http, ctx, 'inviteMember', async ({ actor, body, reply }) => {
    const invitation = await inviteMember(ctx, actor, body)
    reply.status(201)
    return invitation
  })

  addRoute(http, ctx, 'withdrawInvitation', async ({ actor, params }) => {
    await withdrawInvitation(ctx, actor, params.id)
    return undefined
  })

  addRoute(http, ctx, 'readTeamInvitation', ({ body }) => readInvitation(ctx, body.token))

  addRoute(http, ctx, 'joinWorkspace', async ({ actor: { user }, body }) => {
    const joined = await joinTeam(ctx, user, body.token)
    const listed = (await listWorkspaces(ctx, user)).find(({ id }) => id === joined)
    if (!listed) throw new AppError('not_found', 'workspaceMissing')
    return listed
  })

  addRoute(http, ctx, 'offerWorkspace', async ({ actor, body }) => {
    await offerTeam(ctx, actor, asUserId(body.userId))
    return undefined
  })

  addRoute(http, ctx, 'takeOverWorkspace', async ({ actor }) => {
    await takeOverTeam(ctx, actor)
    return undefined
  })

  addRoute(http, ctx, 'withdrawOffer', async ({ actor }) => {
    await deleteOffer(ctx.db, actor.workspace)
    return undefined
  })

  addRoute(http, ctx, 'listTeams', () => listTeams(ctx))
  addRoute(http, ctx, 'changeTeam', ({ actor, params, body }) => changeTeamPlan(ctx, actor.user.id, params.slug, body))
}
