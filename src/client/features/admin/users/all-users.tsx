import { useCallback } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { useUsers } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { ShowMore } from '#client/ui/show-more'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { userTexts } from './texts.ts'
import { UserFilters } from './user-filters.tsx'
import { UsersTable } from './users-table.tsx'
import { filtersFrom, type UserFilters as UserFilterValues, withFilters } from './users-view.ts'

/** Everyone with an account: found, sorted, and read page by page. The search stands in the address. */
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
  const { title, text, textUnfiltered, action } = userTexts.table.empty
  return (
    <Notice
      title={title}
      text={isFiltered ? text : textUnfiltered}
      action={isFiltered && <Button onClick={onClear}>{action}</Button>}
    />
  )
}
