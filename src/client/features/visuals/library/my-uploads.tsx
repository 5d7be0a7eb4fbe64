import { useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { usedAssets } from '#shared/scene/describe'
import { formatBytes } from '../export/format-bytes.ts'
import { filterMedia } from './filter-media.ts'
import { LibraryTools } from './library-tools.tsx'
import type { MediaAsset } from './media-cache.ts'
import { GridSkeleton, MediaGrid } from './media-grid.tsx'
import { libraryTexts } from './texts.ts'
import { uploadImages } from './upload-images.ts'
import { UploadList } from './upload-list.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useDeleteMedia, useMedia } from './use-media.ts'

const words = libraryTexts

/** One's own pictures: search, upload by button or drop, and the grid to pick from. */
export function MyUploads({
  editor,
  isReplacing,
  onPick,
  onAddFrame,
}: {
  editor: Editor
  isReplacing: boolean
  onPick: (asset: MediaAsset) => void
  onAddFrame: () => void
}) {
  const [search, setSearch] = useState('')
  const media = useMedia()
  const deletion = useDeleteMedia()
  const upload = (files: readonly File[]) => void uploadImages(files, { isListShown: true })
  const drop = useFileDrop(upload)
  const assets = media.data
  const found = assets && filterMedia(assets, search)

  async function ask(asset: MediaAsset) {
    const { title, confirmLabel, description, inUse } = words.deleteQuestion
    const isUsed = asset.url !== null && usedAssets(editor.getState().document).includes(asset.url)
    const sentence = (isUsed ? inUse : description)(asset.originalName)
    if (await confirmAction({ title, confirmLabel, description: sentence, danger: true })) deletion.mutate(asset)
  }

  return (
    <div className={drop.isOver ? 'my-uploads dropping' : 'my-uploads'} {...drop.handlers}>
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
        <LoadFailure
          level={3}
          title={words.failed}
          error={media.error}
          isRetrying={media.isFetching}
          onRetry={() => void media.refetch()}
        />
      ) : (
        <GridSkeleton />
      )}
      <p className="media-foot t14 dim">
        <span aria-live="polite">{found && assets && summaryOf(found, assets)}</span>
        <span>
          <span className="media-drop-hint">{words.dropHint} </span>
          {words.kinds}
        </span>
      </p>
      {drop.isOver && <div className="media-drop">{words.dropHere}</div>}
    </div>
  )
}

function Nothing({ hasPictures, onClear }: { hasPictures: boolean; onClear: () => void }) {
  const { title, text, noMatch, clear } = words.empty
  return hasPictures ? (
    <Notice level={3} title={title} text={noMatch} action={<Button onClick={onClear}>{clear}</Button>} />
  ) : (
    <Notice level={3} title={title} text={text} />
  )
}

/** How many pictures, and the room that all of them take. */
function summaryOf(found: readonly MediaAsset[], assets: readonly MediaAsset[]): string {
  if (assets.length === 0) return ''
  const count = formatNumber(assets.length)
  if (found.length < assets.length) return words.found(formatNumber(found.length), count)
  return `${words.count(count)}, ${formatBytes(assets.reduce((sum, { fileSize }) => sum + fileSize, 0))}`
}
