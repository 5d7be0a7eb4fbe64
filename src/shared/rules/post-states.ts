/** Where a post stands on its way to LinkedIn, as lists of posts can be filtered. */
export const postStates = ['draft', 'scheduled', 'published', 'needs-you'] as const
export type PostState = (typeof postStates)[number]
