import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { tableTexts } from './texts.ts'
import { useUsers } from './use-users.ts'
import { UsersTable } from './users-table.tsx'
import { everyone } from './users-view.ts'
import { WaitingUsers } from './waiting-users.tsx'

/** The first page of all users, newest first, and the way to the rest. */
export function LatestUsers() {
  const { data, error, isFetching, refetch } = useUsers(everyone)
  const users = data?.pages[0]?.users
  const { title, textUnfiltered } = tableTexts.empty

  return (
    <section aria-labelledby="latest-users">
      <SectionTitle id="latest-users" title={tableTexts.section}>
        <Link className="t14" href="/admin/users?tab=all">
          {tableTexts.viewAll}
        </Link>
      </SectionTitle>
      {users ? (
        users.length > 0 ? (
          <UsersTable users={users} />
        ) : (
          <Notice level={3} title={title} text={textUnfiltered} />
        )
      ) : error ? (
        <LoadFailure
          level={3}
          title={tableTexts.failed}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <WaitingUsers />
      )}
    </section>
  )
}
