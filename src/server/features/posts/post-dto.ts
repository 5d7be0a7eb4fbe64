import type { z } from 'zod'
import type { Context } from '#server/context'
import { describeModels } from '#server/writing/models'
import type { PostDetail, Post as PostShape, ReadArticle } from '#shared/contract/posts'
import { thumbnailAddress } from '#shared/contract/visuals'
import type { StoredArticle } from './article-repository.ts'
import type { Post } from './post-repository.ts'
import type { PostVisual } from './post-visuals.ts'

export function toPostDto(ctx: Context, post: Post): z.infer<typeof PostShape> {
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    status: post.status,
    createdAt: new Date(post.createdAt).toISOString(),
    updatedAt: new Date(post.updatedAt).toISOString(),
    sourceUrl: post.source.url,
    sourceTitle: post.source.title || null,
    sourceKind: post.source.kind,
    sourceSiteName: post.source.siteName,
    sourceByline: post.source.byline,
    sourcePublished: post.source.published,
    sources: [...post.sources],
    articleId: post.articleId,
    aiModel: post.aiModel,
    modelLabel: describeModels(ctx.config.ai).find((model) => model.id === post.aiModel)?.label ?? post.aiModel,
    language: post.language,
    userOpinion: post.userOpinion,
    contentStyleId: post.contentStyleId,
    hasWebSearch: post.hasWebSearch,
    hasVisual: post.hasVisual,
    note: post.note,
  }
}

export function toPostDetail(
  ctx: Context,
  post: Post,
  source: { article: StoredArticle; text: string },
): Omit<z.infer<typeof PostDetail>, 'visual'> {
  return {
    ...toPostDto(ctx, post),
    firstDraft: post.firstDraft,
    upstreamModel: post.upstreamModel,
    promptTemplate: post.template,
    article: toArticleDto(source.article),
    sourceText: source.text,
  }
}

export function toPostVisualDto({ id, name, width, height, updatedAt }: PostVisual) {
  return { name, width, height, thumbnailUrl: thumbnailAddress(id, updatedAt) }
}

export function toArticleDto(article: StoredArticle): z.infer<typeof ReadArticle> {
  const { id, readAt, ...facts } = article
  return { ...facts, articleId: id, readAt: new Date(readAt).toISOString() }
}
