import { cx } from '#client/lib/cx'
import { Text } from '#client/ui/text'
import type { Poll } from '#shared/rules/polls'
import styles from './poll-card.module.css'
import { pollTexts as texts } from './texts.ts'

/** A poll as LinkedIn shows it to readers who have not voted. */
export function PollCard({ poll, className }: { poll: Poll; className?: string | undefined }) {
  return (
    <section className={cx(styles.card, className)} aria-label={texts.title}>
      <b dir="auto">{poll.question}</b>
      <ul className={styles.options}>
        {poll.options.map((option) => (
          <li key={option} dir="auto">
            {option}
          </li>
        ))}
      </ul>
      <Text as="span" size={12} tone="dim">
        {texts.open(poll.days)}
      </Text>
    </section>
  )
}
