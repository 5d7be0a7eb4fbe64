import { formatDateTime, formatDayOfYear } from '#client/lib/formatting'
import type { SystemState } from '#client/queries/admin-system'
import { Callout } from '#client/ui/callout'
import { StatCard, StatCards } from '../layout/stat-cards.tsx'
import { describeSize } from './describe-size.ts'
import { systemTexts } from './texts.ts'

/** What currently prevents the server from working, if anything. */
export function Troubles({ system: { failedChecks, isPublishingOff } }: { system: SystemState }) {
  const words = systemTexts.troubles
  return (
    <>
      {failedChecks.length > 0 && (
        <Callout kind="error" title={words.title} text={failedChecks.map((check) => words[check]).join(' ')} />
      )}
      {isPublishingOff && <Callout kind="info" title={words.off.title} text={words.off.text} />}
    </>
  )
}

/** Five figures, each with a note. */
export function ServerCards({ system }: { system: SystemState }) {
  const words = systemTexts.cards
  const { version, node, memoryBytes, startedAt, database, disk, lastBackupAt, backupFailure } = system
  return (
    <StatCards label={words.label}>
      <StatCard label={words.version} value={version} note={words.node(node)} />
      <StatCard label={words.memory} value={describeSize(memoryBytes)} note={words.since(formatDateTime(startedAt))} />
      <StatCard
        label={words.database}
        value={database.sizeBytes === null ? words.unknown : describeSize(database.sizeBytes)}
        note={words.kinds[database.kind]}
      />
      <StatCard
        label={words.disk}
        value={disk ? describeSize(disk.freeBytes) : words.unknown}
        note={disk ? words.ofDisk(describeSize(disk.bytes)) : ''}
      />
      <StatCard
        label={words.backup}
        value={lastBackupAt === null ? words.never : formatDayOfYear(lastBackupAt)}
        note={backupNote(lastBackupAt, backupFailure)}
      />
    </StatCards>
  )
}

function backupNote(lastAt: string | null, failure: string | null): string {
  const { backupFailed, noBackup } = systemTexts.cards
  if (failure !== null) return backupFailed(failure)
  return lastAt === null ? noBackup : formatDateTime(lastAt)
}
