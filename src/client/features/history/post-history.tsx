import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { useFlipStatus } from '#client/queries/posts/change-post'
import { PageTabs } from '#client/ui/tabs'
import { toast } from '#client/ui/toast'
import { HeldCallout } from './held-callout.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistorySummary } from './history-summary.tsx'
import { HistoryList } from './list/history-list.tsx'
import { PostListSkeleton } from './list/post-list.tsx'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'
import { historyTexts, historyToasts } from './view/texts.ts'
import { useHistoryView } from './view/use-history-view.ts'

const HistoryCalendar = lazyPart(async () => (await import('./calendar/history-calendar.tsx')).HistoryCalendar)
const Scheduled = lazyPart(async () => (await import('./queue/scheduled.tsx')).Scheduled)

/** All of the author's posts: counts, search and filters, list and calendar. */
export function PostHistory() {
  const [view, change] = useHistoryView()
  const deletePost = useDeleteWithUndo()
  const flipStatus = useFlipStatus({
    onSuccess: (_saved, { status }) =>
      toast({ ...(status === 'published' ? historyToasts.published : historyToasts.unpublished), kind: 'success' }),
    onError: () => toast({ ...historyToasts.updateFailed, kind: 'error' }),
  })
  const shared = { view, change, onDelete: deletePost, onFlipStatus: flipStatus }
  const isScheduled = view.show === 'scheduled' || view.show === 'queue'

  return (
    <>
      <HistorySummary />
      <HeldCallout />
      <HistoryFilters view={view} change={change} />
      <PageTabs
        name="history"
        label={historyTexts.tabsLabel}
        value={view.tab}
        onChange={(tab) => change({ tab })}
        tabs={[
          {
            id: 'list',
            label: historyTexts.tabs.list,
            content: isScheduled ? (
              <Suspense fallback={<PostListSkeleton />}>
                <Scheduled {...shared} />
              </Suspense>
            ) : (
              <HistoryList {...shared} />
            ),
          },
          {
            id: 'calendar',
            label: historyTexts.tabs.calendar,
            content: (
              <Suspense fallback={<PostListSkeleton />}>
                <HistoryCalendar {...shared} />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
