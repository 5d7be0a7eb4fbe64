import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { Button } from './button.tsx'
import { Stack } from './layout.tsx'
import styles from './show-more.module.css'
import { uiTexts } from './texts.ts'

/** The part of a paged query that is needed here. */
interface PagedQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** The filters changed and their results have not loaded yet. */
  isPlaceholderData: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

/** The end of a list: a button for its next page, or why that failed to load. Nothing after the last page. */
export function ShowMore({ query, className }: { query: PagedQuery; className?: string | undefined }) {
  if (!query.hasNextPage) return null
  return (
    <Stack gap={16} className={cx(styles.more, className)}>
      {query.isFetchNextPageError && (
        <p className={styles.failed} role="alert">
          {errorMessage(query.error)}
        </p>
      )}
      <Button
        start
        pending={query.isFetchingNextPage || query.isPlaceholderData}
        pendingLabel={uiTexts.loadingMore}
        onClick={() => void query.fetchNextPage()}
      >
        {uiTexts.more}
      </Button>
    </Stack>
  )
}
