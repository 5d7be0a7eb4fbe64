import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { isOwnPicture, type ListedUser } from '#shared/contract/accounts'
import type { Subscription } from '#shared/contract/billing'
import type { Answer } from '#shared/contract/contract'
import { afterPayment } from '#shared/rules/plans'
import { startingModel } from '#shared/rules/usual-choices'
import { dayMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { mustSetUpSecondFactor } from './own-account/second-factor.ts'
import { type Actor, actorAtHome } from './people/actor.ts'
import { allowedModels, canFoundTeams, canPublish, canUseWebSearch } from './people/capabilities.ts'
import { generationBlockedBy, planOf, postsRemaining, postsThisMonth } from './people/plan.ts'
import { roleOf } from './people/role.ts'
import type { User } from './people/user.ts'
import { countLinkedinAccounts } from './people/user-repository.ts'
import { confirmsFirst, findSignUp } from './sign-up/sign-up.ts'
import { countTeams } from './teams/membership-repository.ts'

/** A person as shown in the administrators' lists. */
export function toListedUser(ctx: Context, user: User): z.infer<typeof ListedUser> {
  const { postsPerMonth, trialEndsAt } = planOf(ctx.config, user)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    // earlier versions stored addresses of other sites, which no page loads any more
    profileImageUrl: user.profileImageUrl && isOwnPicture(user.profileImageUrl) ? user.profileImageUrl : null,
    role: roleOf(user),
    subscriptionStatus: user.subscriptionStatus,
    postsThisMonth: postsThisMonth(user, ctx.now()),
    maxPostsPerMonth: postsPerMonth,
    isApproved: user.isApproved,
    approvedAt: toIso(user.approvedAt),
    createdAt: toIso(user.createdAt),
    timeZone: user.timeZone,
    trialEndsAt: toIso(trialEndsAt),
    hasSecondFactor: user.secondFactorAt !== null,
    isEmailConfirmed: user.isEmailConfirmed,
  }
}

/** The signed-in person, with what they may do now. @param place where they act; by default at home */
export async function toUserDto(
  ctx: Context,
  user: User,
  place: Pick<Actor, 'holder' | 'team' | 'role' | 'permissions' | 'workspace'> = actorAtHome('session', user),
): Promise<Answer<'getUser'>> {
  const { holder, team, role, permissions, workspace } = place
  const now = ctx.now()
  const person = { user, holder }
  const plan = planOf(ctx.config, holder)
  const models = allowedModels(ctx.config, await ctx.models.read(), person)
  return {
    ...toListedUser(ctx, user),
    postsThisMonth: postsThisMonth(holder, now),
    maxPostsPerMonth: plan.postsPerMonth,
    hasPassword: user.hasPassword,
    interfaceLanguage: user.interfaceLanguage,
    wasWelcomed: user.welcomedAt !== null,
    subscription: ctx.config.plans.areOff ? null : toSubscription(user),
    awaitsEmailConfirmation: await awaitsEmailConfirmation(ctx, user),
    mustSetUpSecondFactor: mustSetUpSecondFactor(ctx, user),
    team: team && { ...team, role, permissions: [...permissions] },
    teams: await countTeams(ctx.db, user.id),
    linkedinAccounts: await countLinkedinAccounts(ctx.db, user.id, workspace),
    capabilities: {
      models,
      defaultModel: startingModel(models),
      plans: !ctx.config.plans.areOff,
      webSearch: canUseWebSearch(ctx.config, person),
      publishing: canPublish(ctx.config, person),
      foundTeams: canFoundTeams(ctx.config, user),
      postsRemaining: postsRemaining(holder, plan, now),
      generationBlockedBy: generationBlockedBy(holder, plan, now),
    },
  }
}

async function awaitsEmailConfirmation(ctx: Context, user: User): Promise<boolean> {
  if (user.isApproved || user.isEmailConfirmed) return false
  return confirmsFirst(ctx, await findSignUp(ctx))
}

/** The subscription as its payer sees it; null for someone who has never paid. */
export function toSubscription(user: User): z.infer<typeof Subscription> | null {
  const { paidUntil, pastDueSince, subscriptionStatus, cancelAtPeriodEnd } = user
  if (paidUntil === null) return null
  const isPro = subscriptionStatus === 'active'
  const status = pastDueSince !== null ? ('past_due' as const) : isPro ? ('active' as const) : ('canceled' as const)
  return {
    status,
    paidUntil: toIso(paidUntil),
    cancelAtPeriodEnd: isPro && cancelAtPeriodEnd,
    graceEndsAt: toIso(pastDueSince === null ? null : pastDueSince + afterPayment.graceDays * dayMs),
    dataKeptUntil: toIso(isPro ? null : paidUntil + afterPayment.keptDays * dayMs),
  }
}
