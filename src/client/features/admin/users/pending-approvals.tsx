import { errorMessage } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { type PendingUser, useApproveUser, usePendingUsers } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { toast } from '#client/ui/toast'
import { nameOf } from './name-of.ts'
import styles from './people.module.css'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { Person } from './person.tsx'
import { userTexts } from './texts.ts'

/** The accounts that wait for an administrator, in the order in which they asked. */
export function PendingApprovals() {
  const words = userTexts.pending
  const { data: users, error, refetch, isFetching } = usePendingUsers()
  const approve = useApproveUser({
    onSuccess: (_, user) => {
      const { title, description } = userTexts.changes.approved
      toast({ kind: 'success', title, description: description(nameOf(user)) })
    },
    onError: (failure) =>
      toast({ kind: 'error', title: userTexts.changes.approvalFailed, description: errorMessage(failure) }),
  })

  if (error && !users) return <LoadFailure title={words.failed} query={{ error, isFetching, refetch }} />
  if (!users) return <PeopleSkeleton label={words.loading} count={3} />
  if (users.length === 0) {
    const refresh = (
      <Button pending={isFetching} onClick={() => void refetch()}>
        {words.empty.action}
      </Button>
    )
    return <Notice title={words.empty.title} text={words.empty.text} action={refresh} />
  }
  return (
    <ul className={styles.people}>
      {users.map((user) => (
        <PendingRow key={user.id} user={user} onApprove={() => approve.mutate(user)} />
      ))}
    </ul>
  )
}

function PendingRow({ user, onApprove }: { user: PendingUser; onApprove: () => void }) {
  const { approve, approveLabel, registered } = userTexts.pending
  return (
    <li>
      <Person user={user} />
      <span className={styles.since}>{registered(formatDate(user.createdAt))}</span>
      <Button size="sm" aria-label={approveLabel(nameOf(user))} onClick={onApprove}>
        {approve}
      </Button>
    </li>
  )
}
