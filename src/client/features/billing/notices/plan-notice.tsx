import { formatDate } from '#client/lib/formatting'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { noticeTexts } from './texts.ts'

/** When a trial or a subscription is over: what is kept, and the way to Pro. */
export function PlanNotice({ user }: { user: User }) {
  const { subscription, capabilities } = user
  if (subscription?.status === 'past_due') return null // the banner above every page says it
  const hasEnded = subscription?.status === 'canceled'
  if (!hasEnded && capabilities.generationBlockedBy !== 'trial_ended') return null
  return (
    <Notice
      kind="info"
      title={hasEnded ? noticeTexts.subscriptionEnded.title : noticeTexts.trialEnded.title}
      text={hasEnded ? endedText(subscription.dataKeptUntil) : noticeTexts.trialEnded.text}
      action={
        <ButtonLink href="/subscribe" variant="primary">
          {noticeTexts.upgrade}
        </ButtonLink>
      }
    />
  )
}

function endedText(dataKeptUntil: string | null): string {
  const { kept, text } = noticeTexts.subscriptionEnded
  return dataKeptUntil === null ? text : kept(formatDate(dataKeptUntil))
}
