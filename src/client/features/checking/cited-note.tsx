import { useRef } from 'react'
import { Button } from '#client/ui/button'
import styles from './cited-note.module.css'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'
import { useCitedPages } from './use-cited-pages.ts'

/** How many of the pages that web search cited count as sources, or that they are still being read. */
export function CitedNote({ read }: { read: number }) {
  const { post, isReadingCited } = useChecking()
  const { hasAsked, isAsking, ask } = useCitedPages(post.id, isReadingCited)
  const note = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.note} ref={note} tabIndex={-1} aria-live="polite">
      {isReadingCited ? checkingTexts.readingCited : checkingTexts.citedRead(read, post.sources.length)}
      {isReadingCited && hasAsked && (
        <Button
          variant="quiet"
          size="sm"
          pending={isAsking}
          pendingLabel={checkingTexts.looking}
          // when all is read the button goes, and the focus would go with it
          onClick={() => ask((isReading) => !isReading && note.current?.focus())}
        >
          {checkingTexts.lookAgain}
        </Button>
      )}
    </div>
  )
}
