import { useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatDateTime } from '#client/lib/formatting'
import { wordsFor } from '#client/lib/words-for'
import { type GivenUpJob, useRemoveJob, useRetryJob } from '#client/queries/admin-system'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Excerpt, ListRow } from '#client/ui/list-row'
import { SectionTitle } from '#client/ui/section-title'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import styles from './system.module.css'
import { systemTexts } from './texts.ts'

/** Jobs that failed for good and wait for an administrator's decision. */
export function GivenUpJobs({ jobs }: { jobs: readonly GivenUpJob[] }) {
  const words = systemTexts.givenUp
  const section = useRef<HTMLElement>(null)
  return (
    <section aria-label={words.title} ref={section} tabIndex={-1}>
      <SectionTitle title={words.title} />
      {jobs.length === 0 && (
        <Text size={14} tone="dim" className={styles.line}>
          {words.none}
        </Text>
      )}
      <ul>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onGone={() => section.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

/** @param props.onGone called before the row disappears together with the focused button */
function JobRow({ job, onGone }: { job: GivenUpJob; onGone: () => void }) {
  const words = systemTexts.givenUp
  const what = wordsFor(systemTexts.jobNames, job.name)
  const showFailure = (error: Error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) })
  const retrying = useRetryJob({
    onSuccess: () => {
      toast({ kind: 'success', title: words.retried, description: what })
      onGone()
    },
    onError: showFailure,
  })
  const removing = useRemoveJob({
    onSuccess: () => {
      toast({ kind: 'success', title: words.removed, description: what })
      onGone()
    },
    onError: showFailure,
  })

  async function askToRemove() {
    const { question } = words
    if (await confirmAction({ ...question, title: question.title(what), danger: true })) removing.mutate(job.id)
  }

  return (
    <ListRow
      actions={
        <>
          <Button
            variant="quiet-danger"
            size="sm"
            aria-label={words.removeLabel(what)}
            pending={removing.isPending}
            onClick={() => void askToRemove()}
          >
            {words.remove}
          </Button>
          <Button
            size="sm"
            aria-label={words.retryLabel(what)}
            pending={retrying.isPending}
            pendingLabel={words.retrying}
            onClick={() => retrying.mutate(job.id)}
          >
            {words.retry}
          </Button>
        </>
      }
    >
      <h3>{what}</h3>
      <Excerpt>{job.lastError ?? words.unknownError}</Excerpt>
      <Text size={14} tone="dim">
        {words.facts(job.attempts, formatDateTime(job.gaveUpAt))}
      </Text>
    </ListRow>
  )
}
