import type { Context } from '#server/context/context'
import { findTeam } from '#server/features/accounts/teams/team-repository'
import type { WorkspaceId } from '#shared/contract/ids'

/** The address of a page in a workspace. @param workspaceId null: in everyone's own */
export async function addressIn(ctx: Context, workspaceId: WorkspaceId | null, path: string): Promise<string> {
  const team = workspaceId && (await findTeam(ctx.db, { id: workspaceId }, ctx.now()))
  return `${ctx.config.http.publicUrl}${team ? `/w/${team.slug}` : ''}${path}`
}
