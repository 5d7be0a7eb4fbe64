import { TextSkeleton } from '#client/ui/skeleton'
import { voiceTexts } from './texts.ts'

/** Stands for findings that are on their way. */
export function Comparing() {
  return <TextSkeleton label={voiceTexts.loading} widths={[64, 82]} />
}
