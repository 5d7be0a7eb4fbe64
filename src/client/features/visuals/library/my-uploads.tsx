import { useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { formatNumber } from '#client/lib/formatting'
import { useFileDrop } from '#client/lib/use-file-drop'
import type { MediaAsset } from '#client/queries/media'
import { useDeleteMedia, useMedia } from '#client/queries/media'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { confirmAction } from '#client/ui/confirm'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { usedAssets } from '#shared/scene/used-assets'
import { formatBytes } from '../export/format-bytes.ts'
import { filterMedia } from './filter-media.ts'
import { LibraryTools } from './library-tools.tsx'
import { GridSkeleton, MediaGrid } from './media-grid.tsx'
import styles from './my-uploads.module.css'
import { libraryTexts } from './texts.ts'
import { uploadImages } from './upload-images.ts'
import { UploadList } from './upload-list.tsx'
import { useFirstPictures } from './use-first-pictures.ts'

/** The user's pictures: search, upload by button or drop, and the grid to pick from. */
export function MyUploads({
  editor,
  postId,
  isReplacing,
  onPick,
  onAddFrame,
}: {
  editor: Editor
  postId: string | null
  isReplacing: boolean
  onPick: (asset: MediaAsset) => void
  onAddFrame: () => void
}) {
  const [search, setSearch] = useState('')
  const media = useMedia()
  const deletion = useDeleteMedia({
    onSuccess: () => toast({ kind: 'success', ...libraryTexts.deleted }),
    onError: () => toast({ kind: 'error', ...libraryTexts.deleteFailed }),
  })
  const upload = (files: readonly File[]) => void uploadImages(files, { isListShown: true })
  const drop = useFileDrop(upload)
  const assets = media.data
  const inOrder = useFirstPictures(postId)
  const found = assets && inOrder(filterMedia(assets, search))

  async function ask(asset: MediaAsset) {
    const { title, confirmLabel, description, inUse } = libraryTexts.deleteQuestion
    const isUsed = asset.url !== null && usedAssets(editor.getState().document).includes(asset.url)
    const sentence = (isUsed ? inUse : description)(asset.originalName)
    if (await confirmAction({ title, confirmLabel, description: sentence, danger: true })) deletion.mutate(asset)
  }

  return (
    <div className={styles.uploads} {...drop.handlers}>
      <LibraryTools
        search={search}
        onSearch={setSearch}
        onFiles={upload}
        onAddFrame={isReplacing ? null : onAddFrame}
      />
      <UploadList />
      {found ? (
        found.length > 0 ? (
          <MediaGrid assets={found} isReplacing={isReplacing} onPick={onPick} onDelete={(asset) => void ask(asset)} />
        ) : (
          <Nothing hasPictures={assets.length > 0} onClear={() => setSearch('')} />
        )
      ) : media.error ? (
        <LoadFailure level={3} title={libraryTexts.failed} query={media} />
      ) : (
        <GridSkeleton />
      )}
      <Text size={14} tone="dim" className={styles.foot}>
        <span aria-live="polite">{found && assets && summaryOf(found, assets)}</span>
        <span>{libraryTexts.kinds}</span>
      </Text>
      {drop.isOver && <div className={styles.drop}>{libraryTexts.dropHere}</div>}
    </div>
  )
}

function Nothing({ hasPictures, onClear }: { hasPictures: boolean; onClear: () => void }) {
  const { title, clear } = libraryTexts.empty
  return <Callout level={3} title={title} action={hasPictures && <Button onClick={onClear}>{clear}</Button>} />
}

/** How many pictures there are, and their total bytes. */
function summaryOf(found: readonly MediaAsset[], assets: readonly MediaAsset[]): string {
  if (assets.length === 0) return ''
  const count = formatNumber(assets.length)
  if (found.length < assets.length) return libraryTexts.found(formatNumber(found.length), count)
  return `${libraryTexts.count(count)}, ${formatBytes(assets.reduce((sum, { fileSize }) => sum + fileSize, 0))}`
}
