import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { version } from '#server/platform/version'
import type { AiConfig } from '#server/writing/ai-config'
import { modelLabel } from '#server/writing/models'
import type { WrittenPost } from '#server/writing/writer'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Provenance } from '#shared/contract/provenance'
import { findWrittenWith, nothingKept, unpackKept, type WrittenWith } from '../store/provenance-repository.ts'
import type { Writing } from '../writing/choose-writing.ts'
import { findPostDetail } from './get-post-detail.ts'

/** Copies all that shaped a post: what it refers to may be changed or deleted the next day. */
export function describeWriting(
  ai: AiConfig,
  { writing, written, isOwn }: { writing: Writing; written: WrittenPost; isOwn: boolean },
): WrittenWith {
  const { model, voice, template, style } = writing
  const isComposed = model === 'composer'
  return {
    template: isComposed
      ? null
      : { id: template.id, name: template.name, version: template.version, text: template.template },
    rules: written.prompt?.system ?? null,
    style: { id: style.id, name: style.name, promptPart: style.promptPart },
    settings: {
      targetAudience: voice.targetAudience,
      customPrompt: voice.customPrompt,
      examplePosts: [...voice.examplePosts],
    },
    opinion: voice.opinion || null,
    language: writing.language,
    model,
    modelLabel: modelLabel(ai, model),
    upstreamModel: written.upstreamModel,
    webSearch: writing.useWebSearch,
    plan: writing.plan,
    isOwn,
    productVersion: version,
  }
}

/** Everything a post came from. Undefined when this owner has no such post. */
export async function findProvenance(
  ctx: Context,
  ownerId: WorkspaceId,
  id: string,
): Promise<z.infer<typeof Provenance> | undefined> {
  const [detail, kept] = await Promise.all([findPostDetail(ctx, ownerId, id), findWrittenWith(ctx.db, ownerId, id)])
  return detail && { ...detail, ...(kept ? await unpackKept(kept, detail.firstDraft) : nothingKept) }
}
