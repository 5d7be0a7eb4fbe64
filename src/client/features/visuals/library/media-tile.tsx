import { Tag, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatSize } from '#client/lib/formatting'
import { inWorkspace } from '#client/lib/workspace'
import type { MediaAsset } from '#client/queries/media'
import { Badge } from '#client/ui/badge'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { formatBytes } from '../export/format-bytes.ts'
import styles from './media-tile.module.css'
import { TagForm } from './tag-form.tsx'
import { libraryTexts } from './texts.ts'

/** One picture: a press on it picks it; its description and actions are below. */
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
  const { originalName: name, fileSize, tags } = asset
  return (
    <li className={styles.tile}>
      <button
        type="button"
        className={styles.pick}
        aria-label={isReplacing ? libraryTexts.replaceWith(name) : libraryTexts.add(name)}
        onClick={onPick}
      >
        {asset.thumbnailUrl && <img src={inWorkspace(asset.thumbnailUrl)} alt="" loading="lazy" decoding="async" />}
        <span className={styles.pickLabel} aria-hidden="true">
          {isReplacing ? libraryTexts.replaceShort : libraryTexts.addShort}
        </span>
      </button>
      <Cluster gap={0} wrap={false} className={styles.name}>
        <b title={name}>{name}</b>
        <IconButton
          icon={Tag}
          size="sm"
          label={libraryTexts.editTags(name)}
          aria-expanded={isTagging}
          onClick={() => setIsTagging(!isTagging)}
        />
        <IconButton icon={Trash2} size="sm" label={libraryTexts.delete(name)} onClick={onDelete} />
      </Cluster>
      <Text size={12} tone="dimmer">
        {formatSize(asset)} · {formatBytes(fileSize)}
      </Text>
      {isTagging ? (
        <TagForm asset={asset} onClose={() => setIsTagging(false)} />
      ) : (
        tags.length > 0 && (
          <Cluster as="p" gap={4} align="stretch" className={styles.tags}>
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </Cluster>
        )
      )}
    </li>
  )
}
