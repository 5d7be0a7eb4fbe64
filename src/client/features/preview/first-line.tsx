import { Check, CircleAlert } from 'lucide-react'
import { cx } from '#client/lib/cx'
import { formatNumber } from '#client/lib/formatting'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { countUnits } from '#shared/linkedin/length'
import styles from './first-line.module.css'
import type { FoldPreview } from './fold-preview.ts'
import { previewTexts } from './texts.ts'

/** Whether the first line shows whole, and where "see more" comes. */
export function FirstLine({ fold: { visible, hidden, firstLineOver } }: { fold: FoldPreview }) {
  const fits = firstLineOver === 0
  const Icon = fits ? Check : CircleAlert
  const verdict = fits ? previewTexts.fits : previewTexts.over(formatNumber(firstLineOver), firstLineOver === 1)
  return (
    <Stack gap={4} align="center" className={styles.firstLine}>
      <Cluster as="p" gap={6} wrap={false} className={cx(styles.verdict, !fits && styles.tooLong)}>
        <Icon className="icon s" aria-hidden="true" />
        {hidden ? verdict : previewTexts.whole}
      </Cluster>
      {hidden && (
        <Text size={14} tone="dim">
          {previewTexts.seeMoreAfter(formatNumber(countUnits(visible)))}
        </Text>
      )}
    </Stack>
  )
}
