import { useMemo } from 'react'
import { writeClipboard } from '#client/lib/clipboard'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { altTextOf } from '#shared/drawing/alt-text'
import type { Scene } from '#shared/scene/scene'
import styles from './alt-text-line.module.css'
import { exportTexts } from './texts.ts'

/** The alt text to paste: the author's own, or the words of the page. */
export function AltTextLine({ page }: { page: Scene }) {
  const own = page.settings.altText?.trim() ?? ''
  const text = useMemo(() => own || altTextOf(page), [own, page])
  if (text === '') return null

  async function copy() {
    const isCopied = await writeClipboard(text).then(
      () => true,
      () => false,
    )
    toast(isCopied ? { kind: 'success', ...exportTexts.altCopied } : { kind: 'error', ...exportTexts.altRefused })
  }
  return (
    <Cluster gap={16} justify="space-between" wrap={false} className={styles.line}>
      <p>
        <b>{own ? exportTexts.altText : exportTexts.altFromWords}</b>
        <span dir="auto">{text}</span>
      </p>
      <Button onClick={() => void copy()}>{exportTexts.copyAlt}</Button>
    </Cluster>
  )
}
