import { MessageSquarePlus } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#client/ui/button'
import { findQuote, type Quote, quoteOf } from '#shared/text/quote-anchor'
import { selectedWords } from '../comments/shown-text.ts'
import { commentTexts } from '../comments/texts.ts'
import styles from './review-page.module.css'

/** At the bottom of the window while words of the post are selected: leads to a comment on them. */
export function SelectionBar({
  root,
  text,
  onComment,
}: {
  root: RefObject<HTMLElement | null>
  text: string
  onComment: (quote: Quote) => void
}) {
  const [words, setWords] = useState<Quote | null>(null)
  useEffect(() => {
    const follow = () => setWords(root.current && selectedWords(root.current))
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [root])

  const place = words && findQuote(text, words)
  const quote = place && quoteOf(text, place)
  if (!quote) return null
  return (
    <div className={styles.selection}>
      <q dir="auto">{quote.exact}</q>
      <Button
        variant="primary"
        icon={MessageSquarePlus}
        // a press must not take the selection away
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onComment(quote)}
      >
        {commentTexts.onSelection}
      </Button>
    </div>
  )
}
