import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import type { Repeated } from '#shared/contract/earlier'
import { figuresOf, findSameFigures } from '#shared/earlier/same-figures'
import { isSameOpening, openingLine, openingWords } from '#shared/earlier/same-opening'
import { postNotFound } from '../store/post-not-found.ts'
import { findPost } from '../store/post-repository.ts'
import { type EarlierText, findEarlierWith, listArchive } from './earlier-texts.ts'

type Found = z.infer<typeof Repeated>

/** Figures of a post that are looked for, and earlier posts read for each. */
const maxFigures = 8
const postsEach = 20
const maxFound = 10
/** How many are compared before yielding to other requests. */
const textsAtOnce = 20

/** Figures and openings of a post that its author used before, the latest first. @throws AppError not_found */
export async function findRepeated(ctx: Context, author: Actor, postId: string): Promise<Found[]> {
  const post = await findPost(ctx.db, author.workspace, postId)
  if (!post) throw postNotFound()
  const figures = figuresOf(post.content, post.language).slice(0, maxFigures)
  const opening = openingLine(post.content)
  const groups = [...figures.map(({ digits }) => digits), openingWords(opening)].filter(Boolean)
  const texts = [...(await findEarlierWith(ctx, post, groups, postsEach)), ...(await listArchive(ctx, author))]
  const found: Found[] = []
  for (const [at, text] of texts.entries()) {
    if (at % textsAtOnce === 0) await yieldToEventLoop()
    const line = openingLine(text.content)
    if (isSameOpening(opening, line)) found.push({ kind: 'opening', text: opening, sentence: line, ...whereOf(text) })
    for (const same of findSameFigures(figures, text.content, post.language))
      found.push({ kind: 'figure', ...same, ...whereOf(text) })
  }
  return onceEach(found.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))).slice(0, maxFound)
}

/** Of each figure, and of the opening, the latest use. */
function onceEach(found: readonly Found[]): Found[] {
  return [...new Map(found.toReversed().map((each) => [`${each.kind} ${each.text}`, each])).values()].reverse()
}

export function whereOf({ postId, title, at }: EarlierText): Pick<Found, 'postId' | 'title' | 'at'> {
  return { postId, title, at }
}
