import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { allowedModels } from '#server/features/accounts/people/capabilities'
import { AppError } from '#server/platform/errors'
import type { AiConfig } from '#server/writing/ai-config'
import type { ModelId } from '#shared/rules/models'

/** The model that wrote the post, else the first that its author may use. @throws AppError model_not_configured */
export function vendorModel(ctx: Context, ai: AiConfig, author: Actor, own: ModelId): ModelId {
  const models = allowedModels(ctx.config, ai, author).filter((model) => model !== 'composer')
  const chosen = models.find((model) => model === own) ?? models[0]
  if (!chosen) throw new AppError('model_not_configured', 'modelNotSetUp')
  return chosen
}
