import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './pages.module.css'

/** One page at a time, to page through. */
export function Pages({ pictures }: { pictures: readonly string[] }) {
  const [chosen, setChosen] = useState(0)
  const index = Math.max(0, Math.min(chosen, pictures.length - 1))
  return (
    <div className={styles.pages}>
      <img className={styles.picture} src={pictures[index]} alt={texts.pageAlt(index + 1)} />
      {pictures.length > 1 && (
        <Cluster justify="space-between" className={styles.bar}>
          <IconButton
            icon={ChevronLeft}
            label={texts.pageBefore}
            disabled={index === 0}
            onClick={() => setChosen(index - 1)}
          />
          <span role="status">{texts.pageOf(index + 1, pictures.length)}</span>
          <IconButton
            icon={ChevronRight}
            label={texts.pageAfter}
            disabled={index === pictures.length - 1}
            onClick={() => setChosen(index + 1)}
          />
        </Cluster>
      )}
    </div>
  )
}
