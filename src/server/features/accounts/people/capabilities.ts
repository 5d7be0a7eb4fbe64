import type { Config } from '#server/platform/config'
import type { AiConfig } from '#server/writing/ai-config'
import { describeModels } from '#server/writing/models'
import type { ModelAudience, ModelId } from '#shared/rules/models'
import type { Actor } from './actor.ts'
import { planOf } from './plan.ts'
import type { User } from './user.ts'

type Person = Pick<Actor, 'user' | 'holder'>

/** The models this person may choose where they act: configured here, and open to their audience. */
export function allowedModels(config: Pick<Config, 'plans'>, ai: AiConfig, person: Person): ModelId[] {
  return describeModels(ai)
    .filter(({ isConfigured, audience }) => isConfigured && belongsTo(config, audience, person))
    .map((model) => model.id)
}

function belongsTo(config: Pick<Config, 'plans'>, audience: ModelAudience, { user, holder }: Person): boolean {
  if (audience === 'admins') return user.isAdmin
  return audience === 'everybody' || (audience === 'pro' && planOf(config, holder).hasPro)
}

/** Spec section 6: paid plans and administrators. */
export function canUseWebSearch(config: Pick<Config, 'plans'>, { holder }: Pick<Actor, 'holder'>): boolean {
  return planOf(config, holder).hasPro
}

/** As the setting TEAMS says. */
export function canFoundTeams(config: Pick<Config, 'teams'>, { isAdmin }: Pick<User, 'isAdmin'>): boolean {
  return config.teams === 'everybody' || (config.teams === 'admins' && isAdmin)
}

/** Pro and administrators, unless the installation allows it to all. */
export function canPublish(config: Pick<Config, 'publishing' | 'plans'>, { holder }: Pick<Actor, 'holder'>): boolean {
  return config.publishing === 'all' || planOf(config, holder).hasPro
}
