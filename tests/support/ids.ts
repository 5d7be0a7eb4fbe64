import type { UserId, WorkspaceId } from '#shared/contract/ids'

/** The id of a person's own workspace, which is the person's id. */
export type PersonId = UserId & WorkspaceId

export function personId(id: string): PersonId {
  return id as PersonId
}
