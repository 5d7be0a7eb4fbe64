import { formatDate } from '#client/lib/formatting'
import { fullName, initialOf } from '#client/lib/person'
import { Avatar } from '#client/ui/avatar'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { texts } from './texts.ts'
import { type PendingUser, useApproveUser, usePendingUsers } from './use-pending-users.ts'

const words = texts.pending

/** The accounts that wait for an administrator, oldest question first answered. */
export function PendingApprovals() {
  const { data: users, error, refetch, isFetching } = usePendingUsers()
  const approve = useApproveUser()

  if (error && !users) {
    return <LoadFailure title={words.failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!users) return <WaitingRows />
  if (users.length === 0) {
    return (
      <Notice
        title={words.empty.title}
        text={words.empty.text}
        action={
          <Button pending={isFetching} onClick={() => void refetch()}>
            {words.empty.action}
          </Button>
        }
      />
    )
  }
  return (
    <ul className="people">
      {users.map((user) => (
        <Person key={user.id} user={user} onApprove={() => approve.mutate(user)} />
      ))}
    </ul>
  )
}

function Person({ user, onApprove }: { user: PendingUser; onApprove: () => void }) {
  const name = fullName(user)
  return (
    <li>
      <Avatar src={user.profileImageUrl} initial={initialOf(user)} />
      <div className="who">
        <b>{name || user.email}</b>
        {name && <span>{user.email}</span>}
      </div>
      <span className="since">{words.registered(formatDate(user.createdAt))}</span>
      <Button size="sm" aria-label={`${words.approve} ${name || user.email}`} onClick={onApprove}>
        {words.approve}
      </Button>
    </li>
  )
}

function WaitingRows() {
  return (
    <Skeleton label={words.loading} className="people">
      {[0, 1, 2].map((row) => (
        <div className="person" key={row}>
          <Bone width="32px" height="32px" />
          <Bone width="60%" height="16px" />
        </div>
      ))}
    </Skeleton>
  )
}
