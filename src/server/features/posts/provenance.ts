import type { z } from 'zod'
import type { Context } from '#server/context'
import { version } from '#server/platform/version'
import { buildPrompt } from '#server/writing/build-prompt'
import { modelLabel } from '#server/writing/models'
import type { WritingRequest, WrittenPost } from '#server/writing/writer'
import type { Provenance } from '#shared/contract/provenance'
import { findArticle } from './article-repository.ts'
import type { Writing } from './choose-writing.ts'
import { toPostDetail } from './post-dto.ts'
import type { Post } from './post-repository.ts'
import { findWrittenWith, type WrittenWith } from './provenance-repository.ts'

/** Copies all that shaped a post: what it refers to may be changed or deleted the next day. */
export function describeWriting(
  ctx: Context,
  writing: Writing,
  request: WritingRequest,
  written: WrittenPost,
): WrittenWith {
  const { model, voice, template, style } = writing
  const isComposed = model === 'composer'
  return {
    template: isComposed
      ? null
      : { id: template.id, name: template.name, version: template.version, text: template.template },
    rules: isComposed ? null : buildPrompt(request).system,
    style: { id: style.id, name: style.name, promptPart: style.promptPart },
    settings: {
      targetAudience: voice.targetAudience,
      customPrompt: voice.customPrompt,
      examplePosts: [...voice.examplePosts],
    },
    opinion: voice.opinion || null,
    language: writing.language,
    model,
    modelLabel: modelLabel(ctx.config.ai, model),
    upstreamModel: written.upstreamModel,
    webSearch: writing.useWebSearch,
    productVersion: version,
  }
}

/** Everything a post came from. Undefined when its source is gone, together with the post. */
export async function findProvenance(ctx: Context, post: Post): Promise<z.infer<typeof Provenance> | undefined> {
  const [source, writtenWith] = await Promise.all([
    findArticle(ctx.db, post.ownerId, post.articleId),
    findWrittenWith(ctx.db, post.ownerId, post.id),
  ])
  return source && { ...toPostDetail(ctx, post, source), writtenWith: writtenWith ?? null }
}
