import type { Config } from '#server/platform/config'
import type { AiConfig } from '#server/writing/ai-config'
import { describeModels } from '#server/writing/models'
import type { ModelAudience, ModelId } from '#shared/rules/models'
import { planOf } from './plan.ts'
import type { User } from './user.ts'

/** The models this user may choose: set up here, and open to people like them. */
export function allowedModels(config: Pick<Config, 'plans'>, ai: AiConfig, user: User): ModelId[] {
  return describeModels(ai)
    .filter(({ isConfigured, audience }) => isConfigured && belongsTo(config, audience, user))
    .map((model) => model.id)
}

function belongsTo(config: Pick<Config, 'plans'>, audience: ModelAudience, user: User): boolean {
  if (audience === 'admins') return user.isAdmin
  return audience === 'everybody' || (audience === 'pro' && planOf(config, user).hasPro)
}

/** Spec section 6: paid plans and administrators. */
export function canUseWebSearch(config: Pick<Config, 'plans'>, user: User): boolean {
  return planOf(config, user).hasPro
}

/** For Pro and administrators, unless the installation gives it to all. */
export function canPublish(config: Pick<Config, 'publishing' | 'plans'>, user: User): boolean {
  return config.publishing === 'all' || planOf(config, user).hasPro
}
