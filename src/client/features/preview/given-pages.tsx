import { useState } from 'react'
import styles from './feed-visual.module.css'
import { PageBar } from './page-bar.tsx'
import { previewTexts } from './texts.ts'

/** A visual whose pages the server has drawn, one at a time, as they will go out. */
export function GivenPages({
  addressOf,
  altTexts,
}: {
  /** @param page from 1 */
  addressOf: (page: number) => string
  /** Of each page; '' for none. */
  altTexts: readonly string[]
}) {
  const words = previewTexts.visual
  const pages = altTexts.length
  const [page, setPage] = useState(0)
  const [failed, setFailed] = useState<readonly number[]>([])
  const turn = (by: 1 | -1) => setPage(Math.min(pages - 1, Math.max(0, page + by)))
  return (
    <div className={styles.visual}>
      {failed.includes(page) ? (
        <p className={styles.none} role="alert">
          {words.failed}
        </p>
      ) : (
        <img
          src={addressOf(page + 1)}
          alt={altTexts[page] || words.page(page + 1, pages)}
          onError={() => setFailed([...failed, page])}
        />
      )}
      {pages > 1 && <PageBar page={page} pages={pages} onTurn={turn} />}
    </div>
  )
}
