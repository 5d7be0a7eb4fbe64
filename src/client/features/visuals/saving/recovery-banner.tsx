import { History } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Banner } from '../parts/banner.tsx'
import { formatMoment } from './format-moment.ts'
import { savingTexts } from './texts.ts'

/**
 * Offers unsaved work of an earlier visit.
 * @param keptAt epoch ms
 */
export function RecoveryBanner({
  keptAt,
  onRestore,
  onDiscard,
}: {
  keptAt: number
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <Banner icon={History} tone="warning" role="status">
      <p>{savingTexts.recovery.text(formatMoment(keptAt))}</p>
      <Button size="sm" onClick={onRestore}>
        {savingTexts.recovery.restore}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {savingTexts.recovery.discard}
      </Button>
    </Banner>
  )
}
