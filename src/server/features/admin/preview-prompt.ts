import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import { styleNotFound } from '#server/features/styles/style-not-found'
import { findDefaultStyle, findStyle } from '#server/features/styles/style-repository'
import { buildPrompt } from '#server/writing/build-prompt'
import type { Prompt } from '#server/writing/prompt'
import { personalWorkspaceOf } from '#shared/contract/ids'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { defaultModel } from '#shared/rules/models'
import { defaultBrief } from '#shared/rules/post-brief'
import { requireFilled } from './require-filled.ts'
import { sampleSource, sampleVoice } from './sample-request.ts'

export interface PromptPreview {
  template: string
  /** The default style by default. */
  contentStyleId?: number | undefined
  language?: Language | undefined
}

/** The prompt that a template makes from the sample article. @throws AppError invalid_input | not_found */
export async function previewPrompt(ctx: Context, admin: User, preview: PromptPreview): Promise<Prompt> {
  const { template, contentStyleId, language = defaultLanguage } = preview
  requireFilled(template)
  const style = await (contentStyleId === undefined
    ? findDefaultStyle(ctx.db)
    : findStyle(ctx.db, personalWorkspaceOf(admin.id), contentStyleId))
  if (!style) throw styleNotFound()
  return buildPrompt({
    source: sampleSource,
    voice: { ...sampleVoice, style: { name: style.name, promptPart: style.promptPart } },
    model: defaultModel,
    language,
    useWebSearch: false,
    template,
    brief: defaultBrief,
    today: new Date(ctx.now()).toISOString().slice(0, 10),
  })
}
