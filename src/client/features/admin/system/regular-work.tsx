import { formatDateTime } from '#client/lib/formatting'
import { wordsFor } from '#client/lib/words-for'
import type { SystemState } from '#client/queries/admin-system'
import { Badge } from '#client/ui/badge'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { Fact, FactList } from './fact-list.tsx'
import styles from './system.module.css'
import { systemTexts } from './texts.ts'

/** The server's periodic work, and the outcome of each last run. */
export function RegularWork({ sweeps }: Pick<SystemState, 'sweeps'>) {
  const words = systemTexts.sweeps
  return (
    <section aria-label={words.title}>
      <SectionTitle title={words.title} />
      {sweeps.length === 0 && (
        <Text size={14} tone="dim" className={styles.line}>
          {words.none}
        </Text>
      )}
      <FactList>
        {sweeps.map((sweep) => (
          <Fact key={sweep.name} name={wordsFor(systemTexts.sweepNames, sweep.name)}>
            <LastRun sweep={sweep} />
          </Fact>
        ))}
      </FactList>
    </section>
  )
}

function LastRun({ sweep: { isRunning, lastEndedAt, lastError } }: { sweep: SystemState['sweeps'][number] }) {
  const words = systemTexts.sweeps
  if (lastError !== null) {
    return (
      <>
        <Badge tone="danger">{words.badly}</Badge> {lastError}
      </>
    )
  }
  if (isRunning) return words.running
  return lastEndedAt === null ? words.never : words.well(formatDateTime(lastEndedAt))
}
