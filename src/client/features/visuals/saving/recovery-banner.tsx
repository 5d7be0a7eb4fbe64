import { History } from 'lucide-react'
import { Button } from '#client/ui/button'
import { Text } from '#client/ui/text'
import { formatMoment } from './format-moment.ts'
import styles from './recovery-banner.module.css'
import { savingTexts } from './texts.ts'

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
    <Text as="div" size={14} className={styles.banner} role="status">
      <History className="icon s" aria-hidden="true" />
      <p>{savingTexts.recovery.text(formatMoment(keptAt))}</p>
      <Button size="sm" onClick={onRestore}>
        {savingTexts.recovery.restore}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {savingTexts.recovery.discard}
      </Button>
    </Text>
  )
}
