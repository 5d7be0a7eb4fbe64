import { formatDate } from '#client/lib/formatting'
import type { User } from '#client/lib/use-user'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { noticeTexts } from './texts.ts'

const words = noticeTexts

/** When a trial or a subscription is over: what stays, and the way to go on. */
export function PlanNotice({ user }: { user: User }) {
  const { subscription, capabilities } = user
  if (subscription?.status === 'past_due') return null // the banner above every page tells
  const hasEnded = subscription?.status === 'canceled'
  if (!hasEnded && capabilities.generationBlockedBy !== 'trial_ended') return null
  return (
    <Notice
      kind="info"
      title={hasEnded ? words.subscriptionEnded.title : words.trialEnded.title}
      text={hasEnded ? endedText(subscription.dataKeptUntil) : words.trialEnded.text}
      action={
        <ButtonLink href="/subscribe" variant="primary">
          {words.upgrade}
        </ButtonLink>
      }
    />
  )
}

function endedText(dataKeptUntil: string | null): string {
  const { kept, text } = words.subscriptionEnded
  return dataKeptUntil === null ? text : kept(formatDate(dataKeptUntil))
}
