import '#client/styles/history.css'
import { PostHistory } from '#client/features/posts/post-history'
import { historyTexts } from '#client/features/posts/texts'
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
