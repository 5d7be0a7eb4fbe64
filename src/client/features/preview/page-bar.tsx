import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#client/ui/icon-button'
import styles from './feed-pages.module.css'
import { previewTexts } from './texts.ts'

/** Turns the pages of a carousel. @param page from 0 */
export function PageBar({ page, pages, onTurn }: { page: number; pages: number; onTurn: (by: 1 | -1) => void }) {
  const words = previewTexts.visual
  return (
    <div className={styles.bar}>
      <IconButton
        icon={ChevronLeft}
        label={words.previous}
        variant="secondary"
        aria-disabled={page === 0}
        onClick={() => onTurn(-1)}
      />
      <span role="status">{words.page(page + 1, pages)}</span>
      <IconButton
        icon={ChevronRight}
        label={words.next}
        variant="secondary"
        aria-disabled={page === pages - 1}
        onClick={() => onTurn(1)}
      />
    </div>
  )
}
