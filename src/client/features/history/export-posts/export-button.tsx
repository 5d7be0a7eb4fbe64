import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { downloadFile } from '#client/lib/download-file'
import { fetchPostsFile } from '#client/queries/posts/export-posts'
import { usePostSummary } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { Popover } from '#client/ui/popover'
import { toast } from '#client/ui/toast'
import { type PostExportFormat, postExportFormats } from '#shared/rules/post-export'
import { filtersOf, isFiltered } from '../view/history-view.ts'
import { useHistoryView } from '../view/use-history-view.ts'
import styles from './export-posts.module.css'
import { exportTexts as texts } from './texts.ts'

const endings: Readonly<Record<PostExportFormat, string>> = { csv: 'csv', json: 'json', md: 'zip' }

/** The posts that the page shows, as a file; nothing where there is no post yet. */
export function ExportButton() {
  const [view] = useHistoryView()
  const { summary } = usePostSummary()
  const [isPending, setIsPending] = useState(false)
  if (summary?.totalPosts === 0) return null

  async function download(format: PostExportFormat) {
    setIsPending(true)
    try {
      downloadFile(await fetchPostsFile(filtersOf(view), format), `${texts.fileName}.${endings[format]}`)
    } catch (error) {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
    }
    setIsPending(false)
  }

  return (
    <Popover
      label={texts.label}
      trigger={(button) => (
        <Button variant="quiet" icon={Download} pending={isPending} {...button}>
          {texts.export}
        </Button>
      )}
    >
      {(close) => (
        <Stack gap={8}>
          <p>{isFiltered(view) ? texts.found : texts.all}</p>
          <ul>
            {postExportFormats.map((format) => (
              <li key={format}>
                <button
                  type="button"
                  className={styles.format}
                  onClick={() => {
                    close()
                    void download(format)
                  }}
                >
                  <b>{texts.formats[format].name}</b>
                  <Hint>{texts.formats[format].hint}</Hint>
                </button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Popover>
  )
}
