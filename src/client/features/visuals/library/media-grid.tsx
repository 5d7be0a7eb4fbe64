import type { MediaAsset } from '#client/queries/media'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './media-grid.module.css'
import mediaTileStyles from './media-tile.module.css'
import { MediaTile } from './media-tile.tsx'
import { libraryTexts } from './texts.ts'

export function MediaGrid({
  assets,
  isReplacing,
  onPick,
  onDelete,
}: {
  assets: readonly MediaAsset[]
  isReplacing: boolean
  onPick: (asset: MediaAsset) => void
  onDelete: (asset: MediaAsset) => void
}) {
  return (
    <ul className={styles.grid} aria-label={libraryTexts.grid}>
      {assets.map((asset) => (
        <MediaTile
          key={asset.id}
          asset={asset}
          isReplacing={isReplacing}
          onPick={() => onPick(asset)}
          onDelete={() => onDelete(asset)}
        />
      ))}
    </ul>
  )
}

export function GridSkeleton() {
  return (
    <Skeleton label={libraryTexts.loading} className={styles.grid}>
      {[0, 1, 2, 3].map((tile) => (
        <div className={mediaTileStyles.tile} key={tile}>
          <Bone width="100%" height="120px" />
          <Bone width="70%" height="14px" />
        </div>
      ))}
    </Skeleton>
  )
}
