/** What one post may be written from. */

/** Besides the first source. */
export const maxMoreSources = 2
