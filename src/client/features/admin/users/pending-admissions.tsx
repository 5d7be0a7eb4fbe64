import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { type PendingUser, useAdmitUser, useAnswerRequest, usePendingUsers } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { Cluster } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { toast } from '#client/ui/toast'
import { nameOf } from './name-of.ts'
import styles from './people.module.css'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { Person } from './person.tsx'
import { userTexts } from './texts.ts'

/** The accounts that wait for approval, oldest request first. */
export function PendingAdmissions() {
  const words = userTexts.pending
  const { data: users, error, refetch, isFetching } = usePendingUsers()
  const approve = useAdmitUser({
    onSuccess: (_, user) => {
      const { title, description } = userTexts.changes.approved
      toast({ kind: 'success', title, description: description(nameOf(user)) })
    },
    onError: (failure) =>
      toast({ kind: 'error', title: userTexts.changes.approvalFailed, description: errorMessage(failure) }),
  })

  const declining = useAnswerRequest({
    onError: (failure) => toast({ kind: 'error', title: words.declineFailed, description: errorMessage(failure) }),
  })

  async function decline(user: PendingUser) {
    const { title, ...question } = words.declineQuestion
    if (await confirmAction({ ...question, title: title(nameOf(user)), danger: true })) {
      declining.mutate({ personId: user.id, isApproved: false })
    }
  }

  if (error && !users) return <LoadFailure title={words.failed} query={{ error, isFetching, refetch }} />
  if (!users) return <PeopleSkeleton label={words.loading} count={3} />
  if (users.length === 0) {
    const refresh = (
      <Button pending={isFetching} onClick={() => void refetch()}>
        {words.empty.action}
      </Button>
    )
    return <Callout title={words.empty.title} action={refresh} />
  }
  return (
    <ul className={styles.people}>
      {users.map((user) => (
        <PendingRow
          key={user.id}
          user={user}
          isDeclining={declining.isPending && declining.variables.personId === user.id}
          onApprove={() => approve.mutate(user)}
          onDecline={() => void decline(user)}
        />
      ))}
    </ul>
  )
}

function PendingRow({
  user,
  isDeclining,
  onApprove,
  onDecline,
}: {
  user: PendingUser
  isDeclining: boolean
  onApprove: () => void
  onDecline: () => void
}) {
  const { approve, approveLabel, decline, declineLabel, registered } = userTexts.pending
  return (
    <li>
      <Person user={user} />
      <span className={styles.since}>{registered(formatDate(user.createdAt))}</span>
      <Cluster wrap={false} className={styles.answers}>
        <Button size="sm" aria-label={approveLabel(nameOf(user))} onClick={onApprove}>
          {approve}
        </Button>
        <Button
          size="sm"
          variant="quiet-danger"
          aria-label={declineLabel(nameOf(user))}
          pending={isDeclining}
          onClick={onDecline}
        >
          {decline}
        </Button>
      </Cluster>
    </li>
  )
}
