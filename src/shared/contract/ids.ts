declare const user: unique symbol
declare const workspace: unique symbol

/** A person's id. Not interchangeable with a workspace's id, though both are strings. */
export type UserId = string & { readonly [user]: true }

export type WorkspaceId = string & { readonly [workspace]: true }

/** Everyone has a personal workspace with the same id as their own. */
export function personalWorkspaceOf(userId: UserId): WorkspaceId {
  return userId as string as WorkspaceId
}

/**
 * The owner of a workspace, for what belongs to the person rather than the workspace. So far all workspaces are
 * personal.
 */
export function personOf(workspaceId: WorkspaceId): UserId {
  return workspaceId as string as UserId
}

/** Marks a string as a user id: one just created, or one from outside that is looked up next. */
export function asUserId(id: string): UserId {
  return id as UserId
}

export function asWorkspaceId(id: string): WorkspaceId {
  return id as WorkspaceId
}
