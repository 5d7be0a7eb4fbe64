/** What a kept text is for, in the order in which people are shown them. The last two are favourites of one's own. */
export const snippetKinds = ['sign-off', 'call-to-action', 'hashtags', 'hook', 'ending'] as const

export type SnippetKind = (typeof snippetKinds)[number]
