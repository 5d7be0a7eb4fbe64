declare const user: unique symbol
declare const workspace: unique symbol

/** A person's id; not to be taken for a workspace's, though both are strings. */
export type UserId = string & { readonly [user]: true }

export type WorkspaceId = string & { readonly [workspace]: true }

/** Everyone has a workspace of their own, which has their id. */
export function personalWorkspaceOf(userId: UserId): WorkspaceId {
  return userId as string as WorkspaceId
}

/** The person whose workspace it is, for what is theirs and not the workspace's. There are only personal ones so far. */
export function personOf(workspaceId: WorkspaceId): UserId {
  return workspaceId as string as UserId
}

/** An id that has just been made, or that comes from outside and is looked up next. */
export function asUserId(id: string): UserId {
  return id as UserId
}

export function asWorkspaceId(id: string): WorkspaceId {
  return id as WorkspaceId
}
