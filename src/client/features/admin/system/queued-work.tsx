import type { SystemState } from '#client/queries/admin-system'
import { SectionTitle } from '#client/ui/section-title'
import { describeLane, describeMails, isShown } from './describe-queue.ts'
import { Fact, FactList } from './fact-list.tsx'
import { systemTexts } from './texts.ts'

/** What waits and runs in each lane, and the mails in the outbox. */
export function QueuedWork({ lanes, mails }: Pick<SystemState, 'lanes' | 'mails'>) {
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
