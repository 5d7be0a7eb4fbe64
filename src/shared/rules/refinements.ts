/** What can be made of a post once it is written; each makes a new version of it. Ids are stored with versions. */
export const refinementKinds = ['shorter', 'longer', 'opening', 'angle', 'translation', 'instruction'] as const
export type RefinementKind = (typeof refinementKinds)[number]

/** Version 1 is the draft a post began as; in a version of the kind `passage` only one passage of the post is new. */
export const versionKinds = ['draft', ...refinementKinds, 'passage'] as const
export type VersionKind = (typeof versionKinds)[number]

/** What can be made of one passage of a post. `hook` is for its first line alone. */
export const passageChanges = ['rewrite', 'shorten', 'concrete', 'opposite', 'hook'] as const
export type PassageChange = (typeof passageChanges)[number]

/** Whether a place in a post is in its first line. */
export function isInFirstLine(post: string, place: number): boolean {
  return !post.slice(0, place).trimStart().includes('\n')
}

/** How many opening lines there are to choose from. */
export const openingsOffered = 3
