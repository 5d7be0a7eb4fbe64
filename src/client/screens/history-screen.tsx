import { PostHistory } from '#client/features/history/post-history'
import { historyTexts } from '#client/features/history/view/texts'
import { PageHead } from '#client/ui/page-head'

/** /history: all generated posts. */
export function HistoryScreen() {
  return (
    <>
      <PageHead title={historyTexts.title} />
      <PostHistory />
    </>
  )
}
