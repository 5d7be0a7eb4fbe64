import { useSystem } from '#client/queries/admin-system'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionPair } from '../layout/sections.tsx'
import { StatCardsSkeleton } from '../layout/stat-cards.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { QueuedWork } from './queued-work.tsx'
import { RegularWork } from './regular-work.tsx'
import { SecurityEvents } from './security-events.tsx'
import { ServerCards, Troubles } from './server-cards.tsx'
import { systemTexts } from './texts.ts'

/** The state of the server: problems first, then the figures, then the work that goes on by itself. */
export function System() {
  const { data: system, error, isFetching, refetch } = useSystem()

  if (system) {
    return (
      <>
        <Troubles system={system} />
        <ServerCards system={system} />
        <GivenUpJobs jobs={system.givenUp} />
        <SectionPair breaksAt="medium">
          <QueuedWork lanes={system.lanes} mails={system.mails} />
          <RegularWork sweeps={system.sweeps} />
        </SectionPair>
        <SecurityEvents events={system.securityEvents} />
      </>
    )
  }
  if (error) return <LoadFailure title={systemTexts.failed} query={{ error, isFetching, refetch }} />
  return <StatCardsSkeleton label={systemTexts.loading} />
}
