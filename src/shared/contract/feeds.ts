import { z } from 'zod'
import { inboxStates } from '../rules/feeds.ts'
import { limits } from '../rules/limits.ts'
import { failsAs, Message } from './message.ts'

const { least, most } = limits.feedIntervalMinutes

/** A feed that the workspace follows. */
const Feed = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  /** The page it belongs to. */
  siteUrl: z.string().nullable(),
  intervalMinutes: z.number().int(),
  /** When it was last tried; null: not yet. */
  readAt: z.string().nullable(),
  /** null: it is off. */
  nextAt: z.string().nullable(),
  /** Its server asks not to be called before this time. */
  restUntil: z.string().nullable(),
  isOff: z.boolean(),
  /** Why the last reading failed. */
  failure: Message.nullable(),
})

const FeedId = z.object({ id: z.string().max(64) })

/** Items of several feeds about the same thing are one story. */
const Story = z.object({
  id: z.string(),
  title: z.string(),
  /** The article; null: the feed names none. */
  url: z.string().nullable(),
  /** How it begins. */
  summary: z.string(),
  publishedAt: z.string(),
  /** null: it is new. */
  state: z.enum(inboxStates).nullable(),
  /** Which feeds have it, that of `url` first. */
  sources: z.array(z.object({ feedId: z.string(), title: z.string(), url: z.string().nullable() })),
  /** Why it is ranked where it is. */
  reason: Message,
})

export const feedsContract = {
  listFeeds: { answer: z.array(Feed) },
  /** Takes the address of a feed, or of a page that names one. Answers with the feed, also when it is followed already. */
  addFeed: {
    body: z.object({
      url: z.string().trim().min(1, failsAs('articleUrlInvalid')).max(limits.addressCharacters),
    }),
    answer: Feed,
  },
  changeFeed: {
    params: FeedId,
    body: z.object({ intervalMinutes: z.number().int().min(least).max(most) }),
    answer: Feed,
  },
  /** Reads it now, unless its server asked to wait. Switches a feed on again that was off. */
  refreshFeed: { params: FeedId, answer: Feed },
  /** Nothing of the feed is kept for this workspace. */
  removeFeed: { params: FeedId },
  /** Follows the feeds of an OPML file; they are read within minutes. */
  importFeeds: {
    body: z.object({ opml: z.string().min(1).max(limits.feedListCharacters) }),
    answer: z.object({
      added: z.number().int(),
      /** Already followed. */
      known: z.number().int(),
      /** Left out because the workspace follows as many as it may. */
      left: z.number().int(),
    }),
  },
  /** An OPML file. */
  exportFeeds: { answer: z.file() },

  /** The stories of the last two weeks, the most fitting first: the open ones, or those put off. */
  listInbox: {
    query: z.object({
      show: z.enum(['open', 'later']).default('open'),
      limit: z.coerce.number().int().min(1).max(limits.inboxStories).default(limits.inboxStoriesDefault),
    }),
    answer: z.object({ stories: z.array(Story), hasMore: z.boolean(), later: z.number().int() }),
  },
  changeInboxStory: { params: FeedId, body: z.object({ state: z.enum(inboxStates) }) },
}
