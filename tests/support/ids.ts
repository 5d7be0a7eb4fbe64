import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** Of someone in their own workspace, which has their id. */
export type PersonId = UserId & WorkspaceId

export function personId(id: string): PersonId {
  return id as PersonId
}
