import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { z } from 'zod'
import type { AiConfig } from '#server/writing/ai-config'
import { modelLabel } from '#server/writing/models'
import type { EarlierPost as EarlierPostShape, ReadArticle, ReadSource } from '#shared/contract/articles'
import type { PostDetail, Post as PostShape } from '#shared/contract/posts'
import { thumbnailAddress } from '#shared/contract/visuals'
import { listInstructions } from '#shared/grounding/find-instructions'
import { cutText } from '#shared/linkedin/cut'
import { toIso } from '#shared/time/iso'
import type { StoredArticle } from './article-repository.ts'
import type { CitedText } from './cited-page-repository.ts'
import type { EarlierPost } from './earlier-post.ts'
import type { Source } from './obtain-source.ts'
import type { Post } from './post-repository.ts'
import type { PostVisual } from './post-visuals.ts'
import type { PostVersion } from './version-repository.ts'

export function toPostDto(ai: AiConfig, post: Post): z.infer<typeof PostShape> {
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    status: post.status,
    createdAt: toIso(post.createdAt),
    updatedAt: toIso(post.updatedAt),
    sourceUrl: post.source.url,
    // the first words of one's own text are no title of a source
    sourceTitle: (!post.isOwn && post.source.title) || null,
    sourceKind: post.source.kind,
    sourceSiteName: post.source.siteName,
    sourceByline: post.source.byline,
    sourcePublished: post.source.published,
    sourceIsHandedOver: post.source.isHandedOver,
    sourceLeftOut: post.source.leftOut,
    moreSources: post.moreSources.map(({ id, ...source }) => ({ articleId: id, ...source })),
    sources: post.sources.filter(({ url }) => /^https?:/i.test(url)),
    articleId: post.articleId,
    aiModel: post.aiModel,
    modelLabel: modelLabel(ai, post.aiModel),
    language: post.language,
    userOpinion: post.userOpinion,
    contentStyleId: post.contentStyleId,
    hasWebSearch: post.hasWebSearch,
    hasVisual: post.hasVisual,
    note: post.note,
  }
}

/** A post with all that is kept of it. */
export interface WholePost {
  post: Post
  source: Source
  /** What it was written from besides. */
  more: readonly Source[]
  cited: readonly CitedText[]
  isReadingCited: boolean
  versions: readonly PostVersion[]
  visual: PostVisual | undefined
}

export function toPostDetail(
  ai: AiConfig,
  { post, source, more, cited, isReadingCited, versions, visual }: WholePost,
): Omit<z.infer<typeof PostDetail>, 'voiceExamples'> {
  return {
    ...toPostDto(ai, post),
    firstDraft: post.firstDraft,
    upstreamModel: post.upstreamModel,
    plan: post.plan,
    isOwn: post.isOwn,
    promptTemplate: post.template,
    article: toArticleDto(source.article),
    sourceText: source.text,
    moreArticles: more.map(({ article, text }) => ({ ...toArticleDto(article), text })),
    citedTexts: cited.flatMap((page) => toCitedTextDto(post, page)),
    isReadingCited,
    acceptedClaims: [...post.acceptedClaims],
    version: post.version,
    versions: versions.map(({ upstreamModel: _upstream, written: _written, createdAt, ...version }) => ({
      ...version,
      modelLabel: modelLabel(ai, version.aiModel),
      createdAt: toIso(createdAt),
    })),
    visual: visual ? toPostVisualDto(visual) : null,
  }
}

function toCitedTextDto({ sources }: Post, { index, title, text }: CitedText) {
  const source = sources.find((each) => each.index === index)
  return source ? { index, title: title || source.title, url: source.url, text } : []
}

function toPostVisualDto({ id, name, width, height, updatedAt, altText }: PostVisual) {
  return {
    id,
    name,
    width,
    height,
    thumbnailUrl: thumbnailAddress(id, updatedAt),
    pictureUrl: thumbnailAddress(id, updatedAt, 'feed'),
    altText,
  }
}

export function toArticleDto(article: StoredArticle): z.infer<typeof ReadArticle> {
  const { id, readAt, requestedUrl: _, obstacle: _obstacle, nextPage: _nextPage, ...facts } = article
  return { ...facts, articleId: id, readAt: toIso(readAt) }
}

/** What is shown of the orders that a source gives to AI tools. */
const maxInstructions = 5
const longestInstruction = 300

export async function toReadSourceDto({ article, text }: Source): Promise<z.infer<typeof ReadSource>> {
  const found = await listInstructions(text, maxInstructions, yieldToEventLoop)
  const instructions = found.map((each) => cutText(each, longestInstruction, '…', { atWord: true }))
  return { ...toArticleDto(article), instructions }
}

export function toEarlierPostDto({ createdAt, ...facts }: EarlierPost): z.infer<typeof EarlierPostShape> {
  return { ...facts, createdAt: toIso(createdAt) }
}
