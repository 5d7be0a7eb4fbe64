import { TextSkeleton } from '#client/ui/skeleton'
import { voiceTexts } from './texts.ts'

/** Placeholder for findings while they load. */
export function Comparing() {
  return <TextSkeleton label={voiceTexts.loading} widths={[64, 82]} />
}
