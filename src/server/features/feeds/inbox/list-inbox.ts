import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { listWrittenPosts } from '#server/features/posts/store/written-post-repository'
import { getVoice } from '#server/features/voice/voice-repository'
import { messageBody } from '#server/platform/errors'
import { inTurns } from '#server/platform/in-turns'
import { toStoredAddress } from '#server/reading/stored-address'
import type { Answer } from '#shared/contract/contract'
import { because, type Reason } from '#shared/errors/reason'
import { cutText } from '#shared/linkedin/cut'
import { type InboxState, storyMs } from '#shared/rules/feeds'
import { toIso } from '#shared/time/iso'
import { type InboxItem, listInboxItems } from './inbox-repository.ts'
import { type Interest, interestIn, type Measure } from './interest.ts'
import { joinStories } from './join-stories.ts'
import { type Terms, termsOf } from './terms.ts'

/** The most that are compared: the newest of each. */
const maxItems = 500
const maxPosts = 300
const summaryCharacters = 280
/** Below this similarity, 0 to 1, stories are ordered by time. */
const nearFrom = 0.05
const wordsShown = 3

interface Story {
  items: InboxItem[]
  state: InboxState | null
  terms: Terms
}

/** The stories of the last weeks, closest to the author's posts first, without those that became a post. */
export async function listInbox(
  ctx: Context,
  actor: Actor,
  { show, limit }: { show: 'open' | 'later'; limit: number },
): Promise<Answer<'listInbox'>> {
  const [items, posts, voice] = await Promise.all([
    listInboxItems(ctx.db, actor.workspace, { from: ctx.now() - storyMs, limit: maxItems }),
    listWrittenPosts(ctx.db, actor.workspace, maxPosts),
    getVoice(ctx.db, actor.user.id),
  ])
  const used = new Set(posts.flatMap(({ urls }) => urls))
  const joined = (await joinStories(items)).filter(
    (story) => !story.some(({ url }) => url && used.has(toStoredAddress(url))),
  )
  const stories = await inTurns(joined, toStory)
  const later = stories.filter(({ state }) => state === 'later')
  const listed = show === 'later' ? later : stories.filter(({ state }) => state !== 'later' && state !== 'never')

  const texts = [
    ...posts.map(({ title, content, sourceTitle }) => ({ title, text: `${sourceTitle}\n${content}` })),
    ...voice.posts.map((text) => ({ title: null, text })),
  ]
  const written = await inTurns(texts, ({ title, text }) => termsOf(title ?? '', text))
  const measure = interestIn(
    written,
    stories.map(({ terms }) => terms),
  )
  const measured = await inTurns(listed, (story) => ({ story, interest: measure.of(story.terms) }))
  const ordered = measured.sort((a, b) => rank(b.interest) - rank(a.interest) || newest(b.story) - newest(a.story))
  const titles = texts.map(({ title }) => title)
  return {
    stories: ordered
      .slice(0, limit)
      .map(({ story, interest }) => toAnswer(story, reasonOf(story, interest, measure, titles))),
    hasMore: ordered.length > limit,
    later: later.length,
  }
}

/** A story has the state last given to any of its items. */
function toStory(items: InboxItem[]): Story {
  const [last] = items.filter(({ state }) => state !== null).sort((a, b) => (b.stateAt ?? 0) - (a.stateAt ?? 0))
  const [first] = items
  return { items, state: last?.state ?? null, terms: termsOf(first?.title ?? '', first?.text ?? '') }
}

/** Stories without anything in common are ordered by time. */
function rank({ score }: Interest): number {
  return score < nearFrom ? 0 : score
}

function newest({ items }: Story): number {
  return Math.max(...items.map(({ publishedAt }) => publishedAt))
}

function reasonOf(
  { items, terms }: Story,
  interest: Interest,
  measure: Measure,
  titles: readonly (string | null)[],
): Reason {
  const { nearest } = interest
  if (nearest === null || rank(interest) === 0) return because('storyIsNew', { source: items[0]?.feedTitle ?? '' })
  const shared = measure.shared(terms, nearest)
  const words = shared.slice(0, wordsShown).map((stem) => terms.words.get(stem) ?? stem)
  const title = titles[nearest] ?? null
  return title === null ? because('storyLikeOwnPost', { words }) : because('storyLikePost', { words, title })
}

function toAnswer({ items, state }: Story, reason: Reason): Answer<'listInbox'>['stories'][number] {
  const first = items[0] as InboxItem
  return {
    id: first.id,
    title: first.title || cutText(first.text, summaryCharacters / 2, '…', { atWord: true }),
    url: first.url,
    summary: cutText(first.text, summaryCharacters, '…', { atWord: true }),
    publishedAt: toIso(first.publishedAt),
    state,
    sources: [...new Map(items.map((item) => [item.feedId, item])).values()].map(({ feedId, feedTitle, url }) => ({
      feedId,
      title: feedTitle,
      url,
    })),
    reason: messageBody(reason),
  }
}
