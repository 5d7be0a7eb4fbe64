import { useCallback } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { tableTexts } from './texts.ts'
import { useUsers } from './use-users.ts'
import { UserFilters } from './user-filters.tsx'
import { UsersTable } from './users-table.tsx'
import { filtersFrom, type UserFilters as UserFilterValues, withFilters } from './users-view.ts'
import { WaitingUsers } from './waiting-users.tsx'

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
    <div className="all-users">
      <UserFilters filters={filters} onChange={change} />
      <FoundUsers filters={filters} onClear={() => change({ q: '' })} />
    </div>
  )
}

function FoundUsers({ filters, onClear }: { filters: UserFilterValues; onClear: () => void }) {
  const query = useUsers(filters)
  const users = query.data?.pages.flatMap((page) => page.users)

  if (!users) {
    if (!query.error) return <WaitingUsers />
    const retry = () => void query.refetch()
    return <LoadFailure title={tableTexts.failed} error={query.error} isRetrying={query.isFetching} onRetry={retry} />
  }
  return (
    <>
      <p className="sr" role="status">
        {query.isPlaceholderData ? '' : tableTexts.shown(users.length)}
      </p>
      {users.length > 0 ? <UsersTable users={users} /> : <NoUsers isFiltered={filters.q !== ''} onClear={onClear} />}
      {query.isError && !query.isFetching && (
        <LoadFailure
          title={tableTexts.failed}
          error={query.error}
          isRetrying={false}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.hasNextPage && (
        <Button
          className="more"
          pending={query.isFetchingNextPage}
          pendingLabel={tableTexts.showingMore}
          onClick={() => void query.fetchNextPage()}
        >
          {tableTexts.showMore}
        </Button>
      )}
    </>
  )
}

function NoUsers({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { title, text, textUnfiltered, action } = tableTexts.empty
  return (
    <Notice
      title={title}
      text={isFiltered ? text : textUnfiltered}
      action={isFiltered && <Button onClick={onClear}>{action}</Button>}
    />
  )
}
