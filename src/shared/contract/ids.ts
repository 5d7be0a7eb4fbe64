declare const brand: unique symbol

/** A string that is the id of one kind of thing, so that a person's id is not taken for a workspace's. */
type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type UserId = Id<'user'>
export type WorkspaceId = Id<'workspace'>

/** Everyone has a workspace of their own, which has their id. */
export function personalWorkspaceOf(userId: UserId): WorkspaceId {
  return userId as string as WorkspaceId
}
