/** What can be made of a post once it is written; each makes a new version of it. Ids are stored with versions. */
export const refinementKinds = ['shorter', 'longer', 'opening', 'angle', 'translation'] as const
export type RefinementKind = (typeof refinementKinds)[number]

/** Version 1 is the draft a post began as. */
export const versionKinds = ['draft', ...refinementKinds] as const
export type VersionKind = (typeof versionKinds)[number]

/** How many opening lines there are to choose from. */
export const openingsOffered = 3
