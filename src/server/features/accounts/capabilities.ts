import type { Config } from '#server/platform/config'
import type { AiConfig } from '#server/writing/ai-config'
import { describeModels } from '#server/writing/models'
import type { ModelAudience, ModelId } from '#shared/rules/models'
import { isPro } from '#shared/rules/plans'
import type { User } from './user.ts'

/** The models this user may choose: set up here, and open to people like them. */
export function allowedModels(ai: AiConfig, user: User): ModelId[] {
  return describeModels(ai)
    .filter(({ isConfigured, audience }) => isConfigured && belongsTo(audience, user))
    .map((model) => model.id)
}

function belongsTo(audience: ModelAudience, user: User): boolean {
  if (audience === 'admins') return user.role === 'admin'
  return audience === 'everybody' || (audience === 'pro' && (user.role === 'admin' || isPro(user)))
}

/** Spec section 6: paid plans and administrators. */
export function canUseWebSearch(user: User): boolean {
  return user.role === 'admin' || isPro(user)
}

/** For Pro and administrators, unless the installation gives it to all. */
export function canPublish({ publishing }: Pick<Config, 'publishing'>, user: User): boolean {
  return publishing === 'all' || user.role === 'admin' || isPro(user)
}
