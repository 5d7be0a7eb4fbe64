import { Bone, Skeleton } from '#client/ui/skeleton'
import type { MediaAsset } from './media-cache.ts'
import { MediaTile } from './media-tile.tsx'
import { libraryTexts } from './texts.ts'

const words = libraryTexts

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
    <ul className="media-grid" aria-label={words.grid}>
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
    <Skeleton label={words.loading} className="media-grid">
      {[0, 1, 2, 3].map((tile) => (
        <div className="media-tile" key={tile}>
          <Bone width="100%" height="120px" />
          <Bone width="70%" height="14px" />
        </div>
      ))}
    </Skeleton>
  )
}
