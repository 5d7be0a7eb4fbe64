import { PostHistory } from '#client/features/history/post-history'
import { historyTexts } from '#client/features/history/texts'
import { PageHead } from '#client/ui/page-head'

/** /history: what has been generated so far. */
export function HistoryScreen() {
  return (
    <>
      <PageHead title={historyTexts.title} />
      <PostHistory />
    </>
  )
}
