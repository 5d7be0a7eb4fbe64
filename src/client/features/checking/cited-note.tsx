import { useEffect, useRef } from 'react'
import { useAskCitedPages } from '#client/queries/posts/sources'
import { Button } from '#client/ui/button'
import styles from './cited-note.module.css'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'

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
          // once all are read the button disappears, and would take the focus with it
          onClick={() => ask((isReading) => !isReading && note.current?.focus())}
        >
          {checkingTexts.lookAgain}
        </Button>
      )}
    </div>
  )
}

/** Milliseconds after which most pages have been read. */
const waitMs = 6_000

/** While cited pages are still being read, fetches them once after a delay, and then on request. */
function useCitedPages(id: string, isReading: boolean) {
  const { mutate, isPending, isIdle } = useAskCitedPages(id)

  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(mutate, waitMs)
    return () => clearTimeout(timer)
  }, [isReading, mutate])

  return {
    hasAsked: !isIdle,
    isAsking: isPending,
    ask: (onAnswer: (isReading: boolean) => void) =>
      mutate(undefined, { onSuccess: ({ isReadingCited }) => onAnswer(isReadingCited) }),
  }
}
