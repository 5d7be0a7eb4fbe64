import type { Context } from '#server/context/context'
import type { WorkspaceId } from '#shared/contract/ids'
import { findTeam } from './team-repository.ts'

/** Where the pages of a team, or of everyone's own workspace, begin. @param team null: everyone's own */
export function homeOf({ config }: Pick<Context, 'config'>, team: { slug: string } | null | undefined): string {
  return `${config.http.publicUrl}${team ? `/w/${team.slug}` : ''}`
}

/** The address of a page in a workspace. @param workspaceId null: in everyone's own */
export async function addressIn(ctx: Context, workspaceId: WorkspaceId | null, path: string): Promise<string> {
  const team = workspaceId && (await findTeam(ctx.db, { id: workspaceId }, ctx.now()))
  return `${homeOf(ctx, team)}${path}`
}
