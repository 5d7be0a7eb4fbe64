/** The purpose of a saved text, in display order. The last two are the author's favourites. */
export const snippetKinds = ['sign-off', 'call-to-action', 'hashtags', 'hook', 'ending'] as const

export type SnippetKind = (typeof snippetKinds)[number]
