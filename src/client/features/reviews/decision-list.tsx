import { Check, MessageSquareWarning } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { formatShortMoment } from '#client/lib/formatting'
import type { Decision } from '#client/queries/posts/reviews'
import { useReaderZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { Fold } from './parts/fold.tsx'
import { type HeadingLevel, TitledSection } from './parts/titled-section.tsx'
import styles from './reviews.module.css'
import { reviewTexts as texts } from './texts.ts'

/** Who decided what and when, the latest first; the others on request. */
export function DecisionList({ decisions, level }: { decisions: readonly Decision[]; level: HeadingLevel }) {
  const [latest, ...others] = decisions
  if (!latest) return null
  return (
    <TitledSection title={texts.decisions} level={level}>
      <ul>
        <DecisionRow decision={latest} />
      </ul>
      {others.length > 0 && (
        <Fold title={texts.moreDecisions(others.length)}>
          <ul>
            {others.map((each) => (
              <DecisionRow key={each.id} decision={each} />
            ))}
          </ul>
        </Fold>
      )}
    </TitledSection>
  )
}

function DecisionRow({ decision: { at, by, isGuest, decision, comment, isCurrent } }: { decision: Decision }) {
  const timeZone = useReaderZone()
  const isYes = decision === 'approve'
  const Icon = isYes ? Check : MessageSquareWarning
  return (
    <li className={styles.decision}>
      <Icon className={cx('icon s', isYes ? styles.yes : styles.no)} aria-hidden="true" />
      <div>
        <Cluster as="p" gap={8} rowGap={0}>
          <span>
            <b dir="auto">{by}</b> {texts.verbs[decision]}
          </span>
          {isGuest && <Badge tone="line">{texts.guest}</Badge>}
          <Text as="span" size={12} tone="dimmer">
            {[formatShortMoment(at, timeZone, Date.now()), !isCurrent && texts.earlier].filter(Boolean).join(', ')}
          </Text>
        </Cluster>
        {comment && (
          <p className={styles.words} dir="auto">
            {comment}
          </p>
        )}
      </div>
    </li>
  )
}
