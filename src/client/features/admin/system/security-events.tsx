import { wordsFor } from '#client/lib/words-for'
import type { SystemState } from '#client/queries/admin-system'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { Event, Events } from '../layout/events.tsx'
import styles from './system.module.css'
import { systemTexts } from './texts.ts'

/** The security log, for use after an incident, newest first. */
export function SecurityEvents({ events }: { events: SystemState['securityEvents'] }) {
  const words = systemTexts.events
  return (
    <section aria-label={words.title}>
      <SectionTitle title={words.title} />
      <Text size={14} tone="dim" className={styles.line}>
        {events.length === 0 ? words.none : words.kept}
      </Text>
      <Events>
        {events.map(({ id, at, event, person }) => (
          <Event key={id} who={person ?? words.nobody} at={at}>
            <b>{wordsFor(systemTexts.eventNames, event)}</b>
          </Event>
        ))}
      </Events>
    </section>
  )
}
