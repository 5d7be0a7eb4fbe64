import type { Context } from '#server/context'
import { allowedModels, canUseWebSearch, startingModel } from '#server/features/accounts/capabilities'
import { generationBlockedBy, type User } from '#server/features/accounts/user'
import { quotaExceeded } from '#server/features/billing/quota'
import { getSettings } from '#server/features/settings/settings-repository'
import { type ContentStyle, findStyle, findUsualStyle } from '#server/features/styles/style-repository'
import { findActiveTemplate, type PromptTemplate } from '#server/features/styles/template-repository'
import { AppError } from '#server/platform/errors'
import { describeModels } from '#server/writing/models'
import type { Voice } from '#server/writing/writer'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { maxPostsPerMonth } from '#shared/rules/plans'
import { examplesOf } from './voice-examples.ts'

/** What an author asked for, beside the source. */
export interface WritingChoices {
  model?: ModelId | undefined
  language?: Language | undefined
  opinion?: string | undefined
  contentStyleId?: number | undefined
  useWebSearch?: boolean | undefined
}

/** The same, checked and completed from styles, settings and defaults. */
export interface Writing {
  model: ModelId
  language: Language
  useWebSearch: boolean
  style: ContentStyle
  voice: Voice
  template: PromptTemplate
}

/** @throws AppError trial_ended | quota_exceeded: said before any work is done; the count itself is taken later. */
export function requireGeneration(user: User, now: number): void {
  requireAccess(user, now)
  if (generationBlockedBy(user, now) === 'quota_exceeded') throw quotaExceeded(maxPostsPerMonth(user))
}

/** What refining asks for, which takes none of the month's posts. @throws AppError trial_ended */
export function requireAccess(user: User, now: number): void {
  if (generationBlockedBy(user, now) === 'trial_ended') {
    throw new AppError('trial_ended', 'Your free trial has ended. Upgrade to Pro to generate more posts.')
  }
}

/** @throws AppError not_found | model_not_configured | model_not_allowed | model_not_supported | web_search_not_allowed */
export async function chooseWriting(
  ctx: Context,
  author: User,
  choices: WritingChoices,
  source: { isFile: boolean },
): Promise<Writing> {
  const [template, settings] = await Promise.all([findActiveTemplate(ctx.db), getSettings(ctx.db, author.id)])
  const style =
    choices.contentStyleId === undefined
      ? await findUsualStyle(ctx.db, author.id, settings.contentStyle)
      : await findStyle(ctx.db, author.id, choices.contentStyleId)
  if (!style) throw new AppError('not_found', 'This content style does not exist any more. Choose another one.')
  if (!template)
    throw new AppError('ai_unavailable', 'No prompt template is active. Ask an administrator to activate one.')

  const model = chooseModel(ctx, author, choices.model, source.isFile)
  return {
    model,
    language: choices.language ?? settings.preferredLanguage ?? style.defaultLanguage ?? defaultLanguage,
    useWebSearch: chooseWebSearch(author, model, choices.useWebSearch ?? false),
    style,
    template,
    voice: {
      style: { name: style.name, promptPart: style.promptPart },
      examplePosts: examplesOf(style, settings),
      targetAudience: settings.targetAudience,
      customPrompt: settings.customPrompt,
      opinion: choices.opinion?.trim() ?? '',
    },
  }
}

function chooseModel(ctx: Context, author: User, asked: ModelId | undefined, isFile: boolean): ModelId {
  const allowed = allowedModels(ctx.config.ai, author)
  if (asked === undefined)
    return startingModel(isFile ? allowed.filter((model) => modelFacts[model].readsFiles) : allowed)
  if (!allowed.includes(asked)) {
    const isConfigured = describeModels(ctx.config.ai).some((model) => model.id === asked && model.isConfigured)
    throw isConfigured
      ? new AppError('model_not_allowed', `${modelFacts[asked].label} is part of Pro. Choose a basic model or upgrade.`)
      : new AppError(
          'model_not_configured',
          `${modelFacts[asked].label} is not set up on this server. Choose another model.`,
        )
  }
  if (isFile && !modelFacts[asked].readsFiles) {
    throw new AppError('model_not_supported', 'Document upload works with GPT-5, GPT-4o and GPT-4.1.')
  }
  return asked
}

/** Sent only with a model that can search (spec section 5); refused to those whose plan has none. */
function chooseWebSearch(author: User, model: ModelId, asked: boolean): boolean {
  if (!asked) return false
  if (!canUseWebSearch(author)) {
    throw new AppError('web_search_not_allowed', 'Web search is only available in paid plans.')
  }
  return modelFacts[model].hasWebSearch
}
