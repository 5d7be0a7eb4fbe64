import { useUsers } from '#client/queries/admin-users'
import { Callout } from '#client/ui/callout'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import styles from './latest-users.module.css'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { userTexts } from './texts.ts'
import { UsersTable } from './users-table.tsx'
import { everyone } from './users-view.ts'

/** The first page of all users, newest first, and a link to the rest. */
export function LatestUsers() {
  const words = userTexts.table
  return (
    <section aria-labelledby="latest-users">
      <SectionTitle id="latest-users" title={words.section}>
        <Link className={styles.all} href="/admin/users?tab=all">
          {words.viewAll}
        </Link>
      </SectionTitle>
      <FirstPage />
    </section>
  )
}

function FirstPage() {
  const words = userTexts.table
  const { data, error, isFetching, refetch } = useUsers(everyone)
  const users = data?.pages[0]?.items

  if (users && users.length > 0) return <UsersTable users={users} />
  if (users) return <Callout level={3} title={words.empty.title} />
  if (!error) return <PeopleSkeleton label={words.loading} count={4} />
  return <LoadFailure level={3} title={words.failed} query={{ error, isFetching, refetch }} />
}
