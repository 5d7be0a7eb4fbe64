import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Feeds, why one can't be read, and why a story is worth a post. */
export const feedSentences = {
  feedUnreachable: () => 'This feed could not be reached.',
  feedSiteBusy: () => 'The site of this feed gets too many requests right now.',
  feedSiteHasProblem: () => 'The site of this feed has a problem right now.',
  feedMissing: () => 'There is nothing at the address of this feed.',
  feedForbidden: () => 'The site does not let this feed be read.',
  feedStatus: ({ status }: { status: number }) => `This feed could not be read (the site answered ${status}).`,
  feedTooLarge: () => `This feed is larger than ${megabytes(limits.feedBytes)} MB.`,
  feedTooComplex: () => 'This feed is too large or complex to read.',
  feedBroken: () => 'What is at this address can’t be read as a feed.',
  feedHasDoctype: () => 'This feed has a document type definition (DOCTYPE), which is not read for safety.',
  noFeedAtAddress: () =>
    'There is no feed at this address, and the page names none. Look on the site for a link called RSS or Feed.',
  feedListUnreadable: () => 'This file is no list of feeds. Export one as OPML in your feed reader.',
  feedUnknown: () => 'This feed does not exist, or you no longer follow it. Reload the page.',
  tooManyFeeds: ({ most }: { most: number }) =>
    `You follow ${most} feeds, the most there can be. Remove one to add another.`,
  feedStopped: ({ feed, times }: { feed: string; times: number }) =>
    `The feed “${feed}” could not be read ${times} times in a row and is off now.`,
  storyUnknown: () => 'This story is no longer kept. Reload the page.',

  storyLikePost: ({ words, title }: { words: readonly string[]; title: string }) =>
    `You wrote about ${words.join(', ')} in “${title}”.`,
  storyLikeOwnPost: ({ words }: { words: readonly string[] }) => `You wrote about ${words.join(', ')} before.`,
  storyIsNew: ({ source }: { source: string }) => `New from ${source}. You have not written about this so far.`,
}
