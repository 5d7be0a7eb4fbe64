import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { IconButton } from '#client/ui/icon-button'
import { formatBytes } from '../export/format-bytes.ts'
import type { MediaAsset } from './media-cache.ts'
import { TagForm } from './tag-form.tsx'
import { libraryTexts } from './texts.ts'

const words = libraryTexts

/** One picture: the picture itself picks it, below stand what it is and what can be done with it. */
export function MediaTile({
  asset,
  isReplacing,
  onPick,
  onDelete,
}: {
  asset: MediaAsset
  isReplacing: boolean
  onPick: () => void
  onDelete: () => void
}) {
  const [isTagging, setIsTagging] = useState(false)
  const { originalName: name, width, height, fileSize, tags } = asset
  return (
    <li className="media-tile">
      <button
        type="button"
        className="media-pick"
        aria-label={isReplacing ? words.replaceWith(name) : words.add(name)}
        onClick={onPick}
      >
        {asset.thumbnailUrl && <img src={asset.thumbnailUrl} alt="" loading="lazy" decoding="async" />}
        <span className="media-pick-label" aria-hidden="true">
          {isReplacing ? words.replaceShort : words.addShort}
        </span>
      </button>
      <div className="media-name">
        <b title={name}>{name}</b>
        <IconButton
          icon={Tag}
          size="sm"
          label={words.editTags(name)}
          aria-expanded={isTagging}
          onClick={() => setIsTagging(!isTagging)}
        />
        <IconButton icon={Trash2} size="sm" label={words.delete(name)} onClick={onDelete} />
      </div>
      <p className="t12 dimmer">
        {words.size(formatNumber(width), formatNumber(height))} · {formatBytes(fileSize)}
      </p>
      {isTagging ? (
        <TagForm asset={asset} onClose={() => setIsTagging(false)} />
      ) : (
        tags.length > 0 && (
          <p className="media-tags">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )
      )}
    </li>
  )
}
