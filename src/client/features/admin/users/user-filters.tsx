import { useCallback } from 'react'
import { useSearchBox } from '#client/lib/use-search-box'
import { Grid } from '#client/ui/layout'
import { SearchField } from '#client/ui/search-field'
import { Select } from '#client/ui/select'
import { userTexts } from './texts.ts'
import styles from './user-filters.module.css'
import { maxSearchCharacters, sorts, type UserFilters as UserFilterValues } from './users-view.ts'

/** The search and the order. */
export function UserFilters({
  filters,
  onChange,
}: {
  filters: UserFilterValues
  /** Must be the same function in every render. */
  onChange: (change: Partial<UserFilterValues>) => void
}) {
  const words = userTexts.filters
  const search = useSearchBox(
    filters.q,
    useCallback((q: string) => onChange({ q }), [onChange]),
  )
  return (
    <search aria-label={words.label}>
      <Grid
        as="form"
        columns="minmax(0, 1fr) 232px"
        gap={12}
        until="phone"
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault()
          search.submit()
        }}
      >
        <SearchField label={words.search} value={search.text} onType={search.type} maxLength={maxSearchCharacters} />
        <Select
          aria-label={words.sort}
          value={filters.sort}
          onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? 'newest' })}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </Select>
      </Grid>
    </search>
  )
}
