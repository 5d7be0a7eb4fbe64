/** Refinements of a finished post; each makes a new version. Ids are stored with versions. */
export const refinementKinds = ['shorter', 'longer', 'opening', 'angle', 'translation', 'instruction'] as const
export type RefinementKind = (typeof refinementKinds)[number]

/** What authors typed themselves: an edit they saved, and one they discarded or that another window replaced. */
export const ownVersionKinds = ['edit', 'unsaved'] as const
export type OwnVersionKind = (typeof ownVersionKinds)[number]

/** Version 1 is the draft a post began as; in a version of the kind `passage` only one passage of the post is new. */
export const versionKinds = ['draft', ...refinementKinds, 'passage', ...ownVersionKinds] as const
export type VersionKind = (typeof versionKinds)[number]

export function isOwnVersion(kind: VersionKind): boolean {
  return ownVersionKinds.some((own) => own === kind)
}

/** Changes of one passage. `hook` is only for the first line; `ask` is what the author says. */
export const passageChanges = ['rewrite', 'shorten', 'concrete', 'opposite', 'hook', 'ask'] as const
export type PassageChange = (typeof passageChanges)[number]

/** Whether a place in a post is in its first line. */
export function isInFirstLine(post: string, place: number): boolean {
  return !post.slice(0, place).trimStart().includes('\n')
}

/** How many opening lines there are to choose from. */
export const openingCount = 3
