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
import { because } from '#shared/errors/reason'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { type ModelId, modelFacts } from '#shared/rules/models'

import { type PostPlan, type SourceMention, usualPlan } from '#shared/rules/post-plan'
import { readingFiles, searchesWeb, usualModel } from '#shared/rules/usual-choices'
import { examplesOf } from './voice-examples.ts'

/** What an author asked for, beside the source. */
export interface WritingChoices {
  model?: ModelId | undefined
  language?: Language | undefined
  opinion?: string | undefined
  contentStyleId?: number | undefined
  useWebSearch?: boolean | undefined
  /** What is left out is as usual. */
  plan?: { [Part in keyof PostPlan]?: PostPlan[Part] | undefined } | undefined
}

/** The choices, checked and completed from styles, settings and defaults. */
export interface Writing {
  model: ModelId
  language: Language
  useWebSearch: boolean
  style: ContentStyle
  voice: Voice
  template: PromptTemplate
  plan: PostPlan
}

/** @throws AppError trial_ended | quota_exceeded: said before any work is done; the count itself is taken later. */
export function requireGeneration(ctx: Context, author: Actor): void {
  requireAccess(ctx, author)
  const plan = planOf(ctx.config, author.user)
  if (generationBlockedBy(author.user, plan, ctx.now()) === 'quota_exceeded')
    throw quotaExceeded(ctx, plan.postsPerMonth)
}

/** What refining asks for, which takes none of the month's posts. @throws AppError trial_ended */
export function requireAccess(ctx: Context, author: Actor): void {
  if (generationBlockedBy(author.user, planOf(ctx.config, author.user), ctx.now()) === 'trial_ended') {
    throw new AppError('trial_ended', 'trialEnded')
  }
}

/**
 * @throws AppError not_found | model_not_configured | model_not_allowed | model_not_supported | web_search_not_allowed
 */
export async function chooseWriting(
  ctx: Context,
  author: Actor,
  choices: WritingChoices,
  source: { isFile: boolean },
): Promise<Writing> {
  const [ai, template, settings, own] = await Promise.all([
    ctx.models.read(),
    findActiveTemplate(ctx.db),
    getSettings(ctx.db, author.user.id),
    getVoiceForWriting(ctx.db, author.user.id),
  ])
  const style =
    choices.contentStyleId === undefined
      ? await findUsualStyle(ctx.db, author.workspace, settings.contentStyle)
      : await findStyle(ctx.db, author.workspace, choices.contentStyleId)
  if (!style) throw new AppError('not_found', 'styleGone')
  if (!template) throw new AppError('ai_unavailable', 'noActivePromptTemplate')

  const allowed = allowedModels(ctx.config, ai, author.user)
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
    plan: completePlan(choices.plan ?? {}, own.sourceMention),
    voice: {
      style: { name: style.name, promptPart: style.promptPart },
      examplePosts: examplesOf(style, own, settings),
      author: { role: own.role, field: own.field, writesFor: own.writesFor, standsFor: own.standsFor },
      profile: own.profile,
      targetAudience: settings.targetAudience,
      customPrompt: settings.customPrompt,
      opinion: choices.opinion?.trim() ?? '',
    },
  }
}

function completePlan(chosen: NonNullable<WritingChoices['plan']>, usualMention: SourceMention | null): PostPlan {
  return {
    angle: chosen.angle || usualPlan.angle,
    stance: chosen.stance || usualPlan.stance,
    form: chosen.form ?? usualPlan.form,
    length: chosen.length ?? usualPlan.length,
    hashtags: chosen.hashtags ?? usualPlan.hashtags,
    sourceMention: chosen.sourceMention ?? usualMention ?? usualPlan.sourceMention,
  }
}

/** The first of these that the author may use here, else what a new post starts with. */
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

/** Sent only with a model that can search (spec section 5); refused to those whose plan has none. */
function chooseWebSearch(ctx: Context, author: Actor, model: ModelId, asked: boolean): boolean {
  if (!asked) return false
  if (!canUseWebSearch(ctx.config, author.user)) {
    throw new AppError('web_search_not_allowed', 'webSearchIsPaid')
  }
  return searchesWeb(model, asked)
}
