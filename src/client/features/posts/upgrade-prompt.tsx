import { formatDate, formatNumber } from '#client/lib/formatting'
import type { User } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { isPro } from '#shared/rules/plans'
import { upgradeTexts } from './texts.ts'

/** Says why no post can be generated now, and where more of them come from. */
export function UpgradePrompt({ user }: { user: User }) {
  const isTrialOver = user.capabilities.generationBlockedBy === 'trial_ended'
  const overTitle = user.subscription ? upgradeTexts.proTitle : upgradeTexts.trialTitle
  const used = formatNumber(user.postsThisMonth)
  const max = formatNumber(user.maxPostsPerMonth ?? user.postsThisMonth)
  // who has Pro already has nothing to upgrade to, only a month to wait for
  const canUpgrade = isTrialOver || !isPro(user)
  return (
    <Notice
      kind="info"
      title={isTrialOver ? overTitle : upgradeTexts.quotaTitle(used, max)}
      text={<p>{canUpgrade ? keptText(user) : upgradeTexts.newMonth}</p>}
      action={
        canUpgrade && (
          <ButtonLink href="/subscribe" variant="primary">
            {upgradeTexts.button}
          </ButtonLink>
        )
      }
    />
  )
}

function keptText({ subscription }: User): string {
  const until = subscription?.dataKeptUntil
  return until ? upgradeTexts.keptUntil(formatDate(until)) : upgradeTexts.kept
}
