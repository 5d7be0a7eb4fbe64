import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { allowedModels, canUseWebSearch } from '#server/features/accounts/people/capabilities'
import { generationBlockedBy, planOf } from '#server/features/accounts/people/plan'
import { quotaExceeded } from '#server/features/billing/quota'
import { getSettings } from '#server/features/settings/settings-repository'
import { type ContentStyle, findStyle, findUsualStyle } from '#server/features/styles/style-repository'
import { findActiveTemplate, type PromptTemplate } from '#server/features/styles/template-repository'
import { getVoiceForWriting } from '#server/features/voice/voice-repository'
import { AppError } from '#server/platform/errors'
import type { AiConfig } from '#server/writing/ai-config'
import { describeModels, modelLabel } from '#server/writing/models'
import type { Voice } from '#server/writing/writer'
import type { UserId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { defaultBrief, type PostBrief, type SourceMention } from '#shared/rules/post-brief'
import { readingFiles, searchesWeb, usualModel } from '#shared/rules/usual-choices'
import { requireVoice } from './require-voice.ts'
import { examplesOf } from './voice-examples.ts'

/** What an author chose, besides the source. */
export interface WritingChoices {
  model?: ModelId | undefined
  language?: Language | undefined
  opinion?: string | undefined
  contentStyleId?: number | undefined
  useWebSearch?: boolean | undefined
  /** Whose voice it has; default: the author's. */
  voiceOf?: UserId | undefined
  /** Missing ones have their default. */
  brief?: { [Part in keyof PostBrief]?: PostBrief[Part] | undefined } | undefined
}

/** The choices, validated and completed from styles, settings and defaults. */
export interface Writing {
  model: ModelId
  language: Language
  useWebSearch: boolean
  style: ContentStyle
  voice: Voice
  voiceOf: UserId
  template: PromptTemplate
  brief: PostBrief
  /** As YYYY-MM-DD. */
  today: string
}

/** @throws AppError trial_ended | quota_exceeded: early, before any work; the post itself is counted later */
export function requireGeneration(ctx: Context, author: Actor): void {
  requireAccess(ctx, author)
  const plan = planOf(ctx.config, author.holder)
  if (generationBlockedBy(author.holder, plan, ctx.now()) === 'quota_exceeded')
    throw quotaExceeded(ctx, plan.postsPerMonth)
}

/** For refinements, which take none of the month's posts. @throws AppError trial_ended */
export function requireAccess(ctx: Context, author: Actor): void {
  if (generationBlockedBy(author.holder, planOf(ctx.config, author.holder), ctx.now()) === 'trial_ended') {
    throw new AppError('trial_ended', 'trialEnded')
  }
}

/**
 * @throws AppError not_found | forbidden for someone else's voice | model_not_configured | model_not_allowed | model_not_supported | web_search_not_allowed
 */
export async function chooseWriting(
  ctx: Context,
  author: Actor,
  choices: WritingChoices,
  source: { isFile: boolean },
): Promise<Writing> {
  const { voiceOf = author.user.id } = choices
  await requireVoice(ctx.db, author, voiceOf)
  const [ai, template, settings, own] = await Promise.all([
    ctx.models.read(),
    findActiveTemplate(ctx.db),
    getSettings(ctx.db, author.user.id),
    getVoiceForWriting(ctx.db, voiceOf),
  ])
  const theirs = voiceOf === author.user.id ? settings : await getSettings(ctx.db, voiceOf)
  const style =
    choices.contentStyleId === undefined
      ? await findUsualStyle(ctx.db, author.workspace, settings.contentStyle)
      : await findStyle(ctx.db, author.workspace, choices.contentStyleId)
  if (!style) throw new AppError('not_found', 'styleGone')
  if (!template) throw new AppError('ai_unavailable', 'noActivePromptTemplate')

  const allowed = allowedModels(ctx.config, ai, author)
  const model =
    choices.model === undefined
      ? chooseUsualModel(allowed, [style.defaultModel, settings.preferredModel], source.isFile)
      : chosenModel(ai, allowed, choices.model, source.isFile)
  return {
    model,
    language: choices.language ?? style.defaultLanguage ?? settings.preferredLanguage ?? defaultLanguage,
    useWebSearch: chooseWebSearch(ctx, author, model, choices.useWebSearch ?? false),
    style,
    template,
    brief: completeBrief(choices.brief ?? {}, own.sourceMention),
    today: new Date(ctx.now()).toISOString().slice(0, 10),
    voiceOf,
    voice: {
      style: { name: style.name, promptPart: style.promptPart },
      examplePosts: examplesOf(style, own, theirs),
      author: { role: own.role, field: own.field, writesFor: own.writesFor, standsFor: own.standsFor },
      profile: own.profile,
      targetAudience: theirs.targetAudience,
      customPrompt: theirs.customPrompt,
      opinion: choices.opinion?.trim() ?? '',
      address: style.address ?? own.address,
    },
  }
}

function completeBrief(chosen: NonNullable<WritingChoices['brief']>, usualMention: SourceMention | null): PostBrief {
  return {
    angle: chosen.angle || defaultBrief.angle,
    stance: chosen.stance || defaultBrief.stance,
    form: chosen.form ?? defaultBrief.form,
    length: chosen.length ?? defaultBrief.length,
    hashtags: chosen.hashtags ?? defaultBrief.hashtags,
    sourceMention: chosen.sourceMention ?? usualMention ?? defaultBrief.sourceMention,
  }
}

/** The first of these that the author may use here, else a new post's default. */
function chooseUsualModel(
  allowed: readonly ModelId[],
  preferred: readonly (ModelId | null)[],
  isFile: boolean,
): ModelId {
  return usualModel(isFile ? readingFiles(allowed) : allowed, preferred)
}

function chosenModel(ai: AiConfig, allowed: readonly ModelId[], asked: ModelId, isFile: boolean): ModelId {
  if (!allowed.includes(asked)) {
    const named = { model: modelLabel(ai, asked) }
    const description = describeModels(ai).find(({ id }) => id === asked)
    if (!description?.isConfigured) throw new AppError('model_not_configured', because('namedModelNotSetUp', named))
    const isForPro = description.audience === 'pro'
    throw new AppError('model_not_allowed', because(isForPro ? 'modelIsPro' : 'modelNotOpen', named))
  }
  if (isFile && !modelFacts[asked].readsFiles) {
    throw new AppError('model_not_supported', 'modelsForDocuments')
  }
  return asked
}

/** Allowed only with a model that can search (spec section 5); refused where the plan has none. */
function chooseWebSearch(ctx: Context, author: Actor, model: ModelId, asked: boolean): boolean {
  if (!asked) return false
  if (!canUseWebSearch(ctx.config, author)) {
    throw new AppError('web_search_not_allowed', 'webSearchIsPaid')
  }
  return searchesWeb(model, asked)
}
