import { useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { formatDateTime } from '#client/lib/formatting'
import { useVisualVersion, useVisualVersions } from '#client/queries/visual-versions'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Dialog } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { BrowseWindow } from '../parts/browse-window.tsx'
import { DocumentPreview } from '../templates/document-preview.tsx'
import { readVersion } from './read-version.ts'
import { versionsTexts } from './texts.ts'
import { VersionList } from './version-list.tsx'
import styles from './versions-dialog.module.css'

/**
 * Earlier versions of a visual: view any of them, and restore one to the canvas.
 * @param visualId as it is stored
 */
export function VersionsDialog({
  editor,
  visualId,
  onClose,
}: {
  editor: Editor
  visualId: string
  onClose: () => void
}) {
  const { data: versions, error, isFetching, refetch } = useVisualVersions(visualId)
  const [picked, setPicked] = useState<number | null>(null)
  const chosen = versions?.find(({ version }) => version === picked) ?? versions?.[0]
  const opened = useVisualVersion(visualId, chosen?.version ?? 0, chosen !== undefined)
  const document = opened.data && readVersion(opened.data.canvasData)

  function restore() {
    if (!chosen || !document) return
    editor.commitText()
    const message = versionsTexts.restored(formatDateTime(chosen.version))
    editor.changeDocument(() => document, { selection: [], pageIndex: 0, message })
    editor.fit()
    onClose()
  }

  return (
    <Dialog
      open
      wide
      title={versionsTexts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{versionsTexts.close}</Button>
          {chosen && (
            <Button variant="primary" disabled={!document} onClick={restore}>
              {versionsTexts.restore}
            </Button>
          )}
        </>
      }
    >
      <BrowseWindow className={styles.window}>
        {versions && chosen ? (
          <div className={styles.versions}>
            <VersionList visualId={visualId} versions={versions} chosen={chosen.version} onChoose={setPicked} />
            <section className={styles.preview} aria-label={versionsTexts.preview} aria-busy={opened.isPending}>
              {opened.error && <LoadFailure level={3} title={versionsTexts.oneFailed} query={opened} />}
              {opened.data && !document && <p>{versionsTexts.unreadable}</p>}
              {document?.pages.map((page) => (
                <DocumentPreview key={`${chosen.version} ${page.id}`} document={{ pages: [page] }} />
              ))}
            </section>
          </div>
        ) : versions ? (
          <Callout level={3} title={versionsTexts.empty} />
        ) : error ? (
          <LoadFailure level={3} title={versionsTexts.failed} query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label={versionsTexts.loading}>
            <Bone height="280px" />
          </Skeleton>
        )}
      </BrowseWindow>
    </Dialog>
  )
}
