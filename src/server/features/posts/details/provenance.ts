import type { z } from 'zod'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { version } from '#server/platform/version'
import type { AiConfig } from '#server/writing/ai-config'
import { modelLabel } from '#server/writing/models'
import type { WrittenPost } from '#server/writing/writer'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Provenance } from '#shared/contract/provenance'
import { findPost } from '../store/post-repository.ts'
import { findWrittenWith, nothingKept, unpackKept, type WrittenWith } from '../store/provenance-repository.ts'
import type { Writing } from '../writing/choose-writing.ts'
import { voiceOwner } from '../writing/voice-examples.ts'
import { findPostDetail } from './get-post-detail.ts'

/** Copies everything that shaped a post, because it may be changed or deleted the next day. */
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
    plan: writing.brief,
    isOwn,
    productVersion: version,
  }
}

/**
 * A post's provenance for a reader. What the prompt says of a person's voice is shown to that person alone, also where
 * others may write in it.
 */
export async function showProvenance(
  ctx: Context,
  { user, workspace }: Actor,
  id: string,
): Promise<z.infer<typeof Provenance> | undefined> {
  const [post, provenance] = await Promise.all([
    findPost(ctx.db, workspace, id),
    findProvenance(ctx, workspace, id, user.id),
  ])
  if (!post || !provenance || voiceOwner(post) === user.id) return provenance
  const { writtenWith } = provenance
  const settings = { targetAudience: '', customPrompt: '', examplePosts: [] }
  return {
    ...provenance,
    prompt: null,
    writtenWith: writtenWith && { ...writtenWith, rules: null, settings },
    isVoiceHidden: true,
  }
}

/** A post's provenance. Undefined when this owner has no such post. */
export async function findProvenance(
  ctx: Context,
  ownerId: WorkspaceId,
  id: string,
  reader: UserId | null,
): Promise<z.infer<typeof Provenance> | undefined> {
  const [detail, kept] = await Promise.all([
    findPostDetail(ctx, ownerId, id, reader),
    findWrittenWith(ctx.db, ownerId, id),
  ])
  return (
    detail && { ...detail, isVoiceHidden: false, ...(kept ? await unpackKept(kept, detail.firstDraft) : nothingKept) }
  )
}
