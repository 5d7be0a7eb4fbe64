import { type SystemState, useSystem } from '#client/queries/admin-system'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { SectionPair } from '../layout/section-pair.tsx'
import { StatCardsSkeleton } from '../layout/stat-cards.tsx'
import { describeLane, describeMails, isShown } from './describe-queue.ts'
import { Fact, FactList } from './fact-list.tsx'
import { GivenUpJobs } from './given-up-jobs.tsx'
import { RegularWork } from './regular-work.tsx'
import { SecurityEvents } from './security-events.tsx'
import { ServerCards, Troubles } from './server-cards.tsx'
import { systemTexts } from './texts.ts'

/** The state of the server: problems first, then the figures, then background work. */
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

/** Waiting and running jobs of each lane, and the mails in the outbox. */
function QueuedWork({ lanes, mails }: Pick<SystemState, 'lanes' | 'mails'>) {
  const words = systemTexts.queue
  return (
    <section aria-label={words.title}>
      <SectionTitle title={words.title} />
      <FactList>
        {lanes.filter(isShown).map((lane) => (
          <Fact key={lane.lane} name={words.lanes[lane.lane]}>
            {describeLane(lane)}
          </Fact>
        ))}
        <Fact name={words.mails}>{describeMails(mails)}</Fact>
      </FactList>
    </section>
  )
}
