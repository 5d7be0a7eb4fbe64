import { Bone, Skeleton } from '#client/ui/skeleton'
import { originalityTexts } from './texts.ts'

export function ComparingBones({ label = originalityTexts.loading }: { label?: string }) {
  return (
    <Skeleton className="lines" label={label}>
      <Bone width="64%" />
      <Bone width="82%" />
    </Skeleton>
  )
}
