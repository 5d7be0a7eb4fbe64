import type { Config } from '#server/platform/config'
import type { AiConfig } from '#server/writing/ai-config'
import { describeModels } from '#server/writing/models'
import type { ModelId } from '#shared/rules/models'
import { isPro } from '#shared/rules/plans'
import type { User } from './user.ts'

/** The models this user may choose: configured here, and basic unless the user has Pro or is an administrator. */
export function allowedModels(ai: AiConfig, user: User): ModelId[] {
  const hasAllModels = user.role === 'admin' || isPro(user)
  return describeModels(ai)
    .filter((model) => model.isConfigured && (hasAllModels || model.isBasic))
    .map((model) => model.id)
}

/** Spec section 6: paid plans and administrators. */
export function canUseWebSearch(user: User): boolean {
  return user.role === 'admin' || isPro(user)
}

/** For Pro and administrators, unless the installation gives it to all. */
export function canPublish({ publishing }: Pick<Config, 'publishing'>, user: User): boolean {
  return publishing === 'all' || user.role === 'admin' || isPro(user)
}
