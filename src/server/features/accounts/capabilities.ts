import type { Config } from '#server/platform/config'
import { describeModels } from '#server/writing/models'
import type { ModelId } from '#shared/rules/models'
import { planOf } from './plan.ts'
import type { User } from './user.ts'

/** The models this user may choose: configured here, and basic unless the user has Pro or is an administrator. */
export function allowedModels(config: Pick<Config, 'ai' | 'plans'>, user: User): ModelId[] {
  const { hasPro } = planOf(config, user)
  return describeModels(config.ai)
    .filter((model) => model.isConfigured && (hasPro || model.isBasic))
    .map((model) => model.id)
}

/** Spec section 6: paid plans and administrators. */
export function canUseWebSearch(config: Pick<Config, 'plans'>, user: User): boolean {
  return planOf(config, user).hasPro
}

/** For Pro and administrators, unless the installation gives it to all. */
export function canPublish(config: Pick<Config, 'publishing' | 'plans'>, user: User): boolean {
  return config.publishing === 'all' || planOf(config, user).hasPro
}
