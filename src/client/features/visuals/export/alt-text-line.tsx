import { useMemo } from 'react'
import { Button } from '#client/ui/button'
import { copyText } from '#client/ui/copy-text'
import { Cluster } from '#client/ui/layout'
import { altTextOf } from '#shared/drawing/alt-text'
import type { Scene } from '#shared/scene/scene'
import styles from './alt-text-line.module.css'
import { exportTexts } from './texts.ts'

/** The alt text to paste: the author's own, or the words of the page. */
export function AltTextLine({ page }: { page: Scene }) {
  const own = page.settings.altText?.trim() ?? ''
  const text = useMemo(() => own || altTextOf(page), [own, page])
  if (text === '') return null

  return (
    <Cluster gap={16} justify="space-between" wrap={false} className={styles.line}>
      <p>
        <b>{own ? exportTexts.altText : exportTexts.altFromWords}</b>
        <span dir="auto">{text}</span>
      </p>
      <Button
        onClick={() => void copyText(text, { copied: exportTexts.altCopied, copyFailed: exportTexts.altRefused })}
      >
        {exportTexts.copyAlt}
      </Button>
    </Cluster>
  )
}
