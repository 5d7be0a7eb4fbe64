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
import type { EarlierPost } from '../sources/earlier-post.ts'
import type { Source } from '../sources/obtain-source.ts'
import type { StoredArticle } from '../store/article-repository.ts'
import type { CitedText } from '../store/cited-page-repository.ts'
import type { Post } from '../store/post-repository.ts'
import type { PostVisual } from '../store/post-visuals.ts'
import type { PostVersion } from '../store/version-repository.ts'
import type { WorkingCopy } from '../store/working-copy-repository.ts'

/** Without its publication and its author, which are read by themselves. */
export function toPostDto(ai: AiConfig, post: Post): Omit<z.infer<typeof PostShape>, 'publication' | 'author'> {
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    mentions: [...post.mentions],
    version: post.version,
    status: post.status,
    createdAt: toIso(post.createdAt),
    updatedAt: toIso(post.updatedAt),
    sourceUrl: post.source.url,
    // the first words of one's own text are no source title
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
    hasVisual: post.visual !== null,
    thumbnailUrl: post.visual && thumbnailAddress(post.visual.id, post.visual.updatedAt),
    note: post.note,
    voice: post.voice,
  }
}

/** A post with all its details. */
export interface WholePost {
  post: Post
  source: Source
  /** Further sources. */
  more: readonly Source[]
  cited: readonly CitedText[]
  isReadingCited: boolean
  versions: readonly PostVersion[]
  workingCopy: WorkingCopy | undefined
  visual: PostVisual | undefined
}

export function toPostDetail(
  ai: AiConfig,
  { post, source, more, cited, isReadingCited, versions, workingCopy, visual }: WholePost,
): Omit<z.infer<typeof PostDetail>, 'voiceExamples' | 'publication' | 'author' | 'files' | 'poll' | 'savedBy'> {
  return {
    ...toPostDto(ai, post),
    firstDraft: post.firstDraft,
    upstreamModel: post.upstreamModel,
    brief: post.brief,
    isOwn: post.isOwn,
    promptTemplate: post.template,
    article: toArticleDto(source.article),
    sourceText: source.text,
    moreArticles: more.map(({ article, text }) => ({ ...toArticleDto(article), text })),
    citedTexts: cited.flatMap((page) => toCitedTextDto(post, page)),
    isReadingCited,
    acceptedClaims: [...post.acceptedClaims],
    versions: versions.map(({ upstreamModel: _upstream, written: _written, createdAt, ...version }) => ({
      ...version,
      modelLabel: modelLabel(ai, version.aiModel),
      createdAt: toIso(createdAt),
    })),
    workingCopy: workingCopy ? { ...workingCopy, savedAt: toIso(workingCopy.savedAt) } : null,
    visual: visual ? toPostVisualDto(visual) : null,
  }
}

function toCitedTextDto({ sources }: Post, { index, title, text }: CitedText) {
  const source = sources.find((each) => each.index === index)
  return source ? { index, title: title || source.title, url: source.url, text } : []
}

function toPostVisualDto({ updatedAt, ...visual }: PostVisual) {
  const { id } = visual
  return {
    ...visual,
    thumbnailUrl: thumbnailAddress(id, updatedAt),
    pictureUrl: thumbnailAddress(id, updatedAt, 'feed'),
  }
}

export function toArticleDto(article: StoredArticle): z.infer<typeof ReadArticle> {
  const { id, readAt, requestedUrl: _, obstacle: _obstacle, nextPage: _nextPage, ...facts } = article
  return { ...facts, articleId: id, readAt: toIso(readAt) }
}

/** The part of a source's instructions to AI tools that is shown. */
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
