import { formatSize } from '#client/lib/formatting'
import { Cluster } from '#client/ui/layout'
import { Spin } from '#client/ui/spinner'
import { type ExportChoice, exportSize, hasPixels } from './export-choice.ts'
import styles from './export-summary.module.css'
import { formatBytes } from './format-bytes.ts'
import { exportTexts } from './texts.ts'
import type { Making } from './use-export-files.ts'

/** The size in pixels and, once the files are made, their exact bytes. */
export function ExportSummary({
  sizes,
  choice,
  making,
  isPrepared,
}: {
  sizes: readonly { readonly width: number; readonly height: number }[]
  choice: ExportChoice
  making: Making
  isPrepared: boolean
}) {
  const [first] = sizes
  const hasSize = choice.format === 'svg' || hasPixels(choice)
  const progress = sizes.length > 1 ? exportTexts.makingPage : () => exportTexts.making
  return (
    <Cluster as="p" gap={16} rowGap={0} justify="space-between" className={styles.summary} aria-live="polite">
      {first && (
        <b>{hasSize ? exportTexts.pixels(formatSize(exportSize(first, choice.scale))) : exportTexts.anySize}</b>
      )}
      {making.status === 'making' && (
        <Cluster as="span" wrap={false} className={styles.making}>
          <Spin />
          {isPrepared ? progress(Math.min(making.done + 1, sizes.length), sizes.length) : exportTexts.preparing}
        </Cluster>
      )}
      {making.status === 'ready' && <span>{bytesOf(making.files.length, making.bytes)}</span>}
      {making.status === 'failed' && <span className={styles.failure}>{exportTexts.failedToMake}</span>}
    </Cluster>
  )
}

function bytesOf(count: number, bytes: number): string {
  return count > 1 ? exportTexts.filesAndBytes(count, formatBytes(bytes)) : formatBytes(bytes)
}
