import { formatMomentWithZone, formatShortMoment } from '#client/lib/formatting'
import type { Review } from '#client/queries/posts/reviews'
import { useReaderZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import styles from './reviews.module.css'
import { reviewTexts as texts } from './texts.ts'

const tones = {
  none: 'line',
  'in-review': 'info',
  'changes-requested': 'warn',
  approved: 'ok',
  changed: 'warn',
} as const

/** Where the post stands, who asked whom, and what is planned. */
export function Standing({ review: { state, request, plan } }: { review: Pick<Review, 'state' | 'request' | 'plan'> }) {
  const timeZone = useReaderZone()
  return (
    <Stack gap={8} align="start">
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      {state === 'in-review' && request && (
        <Text size={14} tone="dim">
          {request.by
            ? texts.askedBy(request.by, formatShortMoment(request.at, timeZone, Date.now()))
            : texts.asked(formatShortMoment(request.at, timeZone, Date.now()))}
          {request.reviewers.length > 0 && ` ${texts.reviewers(request.reviewers.map(({ name }) => name).join(', '))}`}
        </Text>
      )}
      {state === 'in-review' && request?.message && (
        <p className={styles.message} dir="auto">
          {request.message}
        </p>
      )}
      <Text size={14} tone="dim">
        {plan ? texts.planned(formatMomentWithZone(plan.dueAt, timeZone), plan.accountName) : texts.notPlanned}
      </Text>
      {plan?.firstComment && (
        <Text size={14} dir="auto">
          {texts.firstComment}: {plan.firstComment}
        </Text>
      )}
    </Stack>
  )
}
