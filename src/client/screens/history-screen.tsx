import { ChartNoAxesColumn } from 'lucide-react'
import { ExportButton } from '#client/features/history/export-posts/export-button'
import { PostHistory } from '#client/features/history/post-history'
import { historyTexts } from '#client/features/history/view/texts'
import { ButtonLink } from '#client/ui/button'
import { PageHead } from '#client/ui/page-head'
import { routes } from '#shared/contract/pages'

/** /history: all generated posts. */
export function HistoryScreen() {
  return (
    <>
      <PageHead
        title={historyTexts.title}
        actions={
          <>
            <ExportButton />
            <ButtonLink variant="quiet" icon={ChartNoAxesColumn} href={routes.figures.path}>
              {historyTexts.whatWorks}
            </ButtonLink>
          </>
        }
      />
      <PostHistory />
    </>
  )
}
