import { formatNumber } from '#client/lib/formatting'
import { Byline } from '#client/ui/byline'
import type { KeptPage } from './kept-page.ts'
import styles from './page-facts.module.css'
import { handoverTexts } from './texts.ts'

/** The handed-over page: its title, address and size. */
export function PageFacts({ page: { url, title, bytes } }: { page: KeptPage }) {
  const size = handoverTexts.size(formatNumber(Math.ceil(bytes / 1024)))
  return (
    <div className={styles.facts}>
      <b dir="auto">{title || handoverTexts.untitled}</b>
      <Byline>
        {new URL(url).host}, {size}, {handoverTexts.seen}
      </Byline>
    </div>
  )
}
