import { History } from 'lucide-react'
import { Button } from '#client/ui/button'
import { formatMoment } from '../format-moment.ts'
import { visualTexts } from '../texts.ts'

const words = visualTexts.recovery

/** Offers what an earlier visit left unsaved. @param keptAt epoch ms */
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
    <div className="ed-banner t14" role="status">
      <History className="icon s" aria-hidden="true" />
      <p>{words.text(formatMoment(keptAt))}</p>
      <Button size="sm" onClick={onRestore}>
        {words.restore}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  )
}
