import { useEffect, useRef } from 'react'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import styles from './change-bar.module.css'
import { changeTexts } from './texts.ts'
import type { Refining } from './use-refining.ts'

/** Under a text that a model has changed: to keep the change, or to go back. It also says that nothing was changed. */
export function ChangeBar({ refining: { change, keepChange, undo, isBusy } }: { refining: Refining }) {
  const bar = useRef<HTMLDivElement>(null)

  // the pressed button went with the sheet that was written on
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  }, [])

  if (!change) return null
  return (
    <Cluster role="group" aria-label={changeTexts.title} className={styles.bar} tabIndex={-1} ref={bar}>
      <span className={styles.name}>{change.name ?? changeTexts.nothing}</span>
      {change.name && (
        <Button size="sm" variant="quiet" aria-keyshortcuts="Control+Z Meta+Z" pending={isBusy} onClick={undo}>
          {changeTexts.undo}
        </Button>
      )}
      <Button size="sm" onClick={keepChange}>
        {change.name ? changeTexts.keep : changeTexts.close}
      </Button>
    </Cluster>
  )
}
