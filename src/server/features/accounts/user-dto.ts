import type { z } from 'zod'
import type { Context } from '#server/context/context'
import { isOwnPicture, type ListedUser } from '#shared/contract/accounts'
import type { Subscription } from '#shared/contract/billing'
import type { Answer } from '#shared/contract/contract'
import { afterPayment } from '#shared/rules/plans'
import { startingModel } from '#shared/rules/usual-choices'
import { dayMs } from '#shared/time/durations'
import { toIso } from '#shared/time/iso'
import { allowedModels, canPublish, canUseWebSearch } from './capabilities.ts'
import { generationBlockedBy, planOf, postsRemaining } from './plan.ts'
import { roleOf } from './role.ts'
import { mustSetUpSecondFactor } from './second-factor.ts'
import { confirmsFirst, findSignUp } from './sign-up.ts'
import { postsThisMonth, type User } from './user.ts'
import { countLinkedinAccounts } from './user-repository.ts'

/** A person as the admin's lists show them. */
export function toListedUser(ctx: Context, user: User): z.infer<typeof ListedUser> {
  const { postsPerMonth, trialEndsAt } = planOf(ctx.config, user)
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    // earlier versions took pictures from elsewhere, which no page loads any more
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

/** The signed-in person, with what the server lets them do now. */
export async function toUserDto(ctx: Context, user: User): Promise<Answer<'getUser'>> {
  const now = ctx.now()
  const plan = planOf(ctx.config, user)
  const models = allowedModels(ctx.config, await ctx.models.read(), user)
  return {
    ...toListedUser(ctx, user),
    hasPassword: user.hasPassword,
    interfaceLanguage: user.interfaceLanguage,
    wasWelcomed: user.welcomedAt !== null,
    subscription: ctx.config.plans.areOff ? null : toSubscription(user),
    awaitsEmailConfirmation: await awaitsEmailConfirmation(ctx, user),
    mustSetUpSecondFactor: mustSetUpSecondFactor(ctx, user),
    linkedinAccounts: await countLinkedinAccounts(ctx.db, user.id),
    capabilities: {
      models,
      defaultModel: startingModel(models),
      plans: !ctx.config.plans.areOff,
      webSearch: canUseWebSearch(ctx.config, user),
      publishing: canPublish(ctx.config, user),
      postsRemaining: postsRemaining(user, plan, now),
      generationBlockedBy: generationBlockedBy(user, plan, now),
    },
  }
}

async function awaitsEmailConfirmation(ctx: Context, user: User): Promise<boolean> {
  if (user.isApproved || user.isEmailConfirmed) return false
  return confirmsFirst(ctx, await findSignUp(ctx))
}

/** The subscription as its payer sees it; null for someone who never paid. */
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
