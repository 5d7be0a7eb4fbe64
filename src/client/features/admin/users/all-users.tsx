import { useCallback } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { useUsers } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { ShowMore } from '#client/ui/show-more'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { userTexts } from './texts.ts'
import { UserFilters } from './user-filters.tsx'
import { UsersTable } from './users-table.tsx'
import { filtersFrom, type UserFilters as UserFilterValues, withFilters } from './users-view.ts'

/** All accounts: searched, sorted, and paged. The address holds the search. */
export function AllUsers() {
  const [params, changeParams] = useSearchParams()
  const filters = filtersFrom(params)
  const change = useCallback(
    (part: Partial<UserFilterValues>) =>
      changeParams((current) => withFilters(current, { ...filtersFrom(current), ...part }), { replace: true }),
    [changeParams],
  )
  return (
    <>
      <UserFilters filters={filters} onChange={change} />
      <FoundUsers filters={filters} onClear={() => change({ q: '' })} />
    </>
  )
}

function FoundUsers({ filters, onClear }: { filters: UserFilterValues; onClear: () => void }) {
  const words = userTexts.table
  const query = useUsers(filters)
  const users = query.data?.pages.flatMap(({ items }) => items)

  if (!users) {
    if (!query.error) return <PeopleSkeleton label={words.loading} count={4} />
    return <LoadFailure title={words.failed} query={query} />
  }
  return (
    <>
      <p className="sr" role="status">
        {query.isPlaceholderData ? '' : words.shown(users.length)}
      </p>
      {users.length > 0 ? <UsersTable users={users} /> : <NoUsers isFiltered={filters.q !== ''} onClear={onClear} />}
      {query.isRefetchError && <LoadFailure title={words.failed} query={query} />}
      <ShowMore query={query} />
    </>
  )
}

function NoUsers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { title, action } = userTexts.table.empty
  return <Callout title={title} action={isFiltered && <Button onClick={onClear}>{action}</Button>} />
}
