import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { Button } from './button.tsx'
import { Stack } from './layout.tsx'
import styles from './show-more.module.css'
import { uiTexts } from './texts.ts'

/** What a query of a list that comes a page at a time knows about the next page. */
interface PagedQuery {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** Other filters were chosen, and what they find has not come yet. */
  isPlaceholderData: boolean
  error: Error | null
  fetchNextPage: () => unknown
}

/** Below a list: its next page, or why that could not be loaded. Nothing where the list ends. */
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
