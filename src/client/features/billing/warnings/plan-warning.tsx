import { formatDate } from '#client/lib/formatting'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { warningTexts } from './texts.ts'

/** After a person's trial or subscription has ended: what remains, and a link to Pro, which no team gets from a member. */
export function PlanWarning({ user }: { user: User }) {
  const { subscription, capabilities, team } = user
  if (team || subscription?.status === 'past_due') return null // the banner above every page says the latter
  const hasEnded = subscription?.status === 'canceled'
  if (!hasEnded && capabilities.generationBlockedBy !== 'trial_ended') return null
  return (
    <Callout
      kind="info"
      title={hasEnded ? warningTexts.subscriptionEnded.title : warningTexts.trialEnded.title}
      text={hasEnded ? endedText(subscription.dataKeptUntil) : warningTexts.trialEnded.text}
      action={
        <ButtonLink href="/subscribe" variant="primary">
          {warningTexts.upgrade}
        </ButtonLink>
      }
    />
  )
}

function endedText(dataKeptUntil: string | null): string {
  const { kept, text } = warningTexts.subscriptionEnded
  return dataKeptUntil === null ? text : kept(formatDate(dataKeptUntil))
}
