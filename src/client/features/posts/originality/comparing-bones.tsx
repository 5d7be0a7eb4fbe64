import { TextSkeleton } from '#client/ui/skeleton'
import { originalityTexts } from './texts.ts'

export function ComparingBones({ label = originalityTexts.loading }: { label?: string }) {
  return <TextSkeleton label={label} widths={[64, 82]} />
}
