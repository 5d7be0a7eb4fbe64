import type { ReactNode } from 'react'
import styles from './post-text.module.css'

/** A post's text as it will read: paragraphs at blank lines, single line breaks kept. Hashtags are dimmed. */
export function PostText({
  text,
  lang,
  isWriting = false,
  markUp = (paragraph) => paragraph,
}: {
  text: string
  lang?: string
  isWriting?: boolean
  /** Renders a paragraph that begins at `start`. */
  markUp?: (paragraph: string, start: number) => ReactNode
}) {
  const paragraphs = paragraphsOf(text).filter((paragraph) => isWriting || paragraph.text.trim() !== '')
  return (
    <div className={styles.text} lang={lang} data-part="post-text">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end while it is written
        <p key={index} dir="auto" className={isHashtags(paragraph.text) ? styles.hashtags : undefined}>
          {markUp(paragraph.text, paragraph.start)}
          {isWriting && index === paragraphs.length - 1 && <span className={styles.caret} aria-hidden="true" />}
        </p>
      ))}
    </div>
  )
}

function paragraphsOf(text: string): { text: string; start: number }[] {
  let start = 0
  return text.split(/(\n{2,})/).flatMap((part, index) => {
    const paragraph = { text: part, start }
    start += part.length
    return index % 2 === 0 ? paragraph : []
  })
}

function isHashtags(paragraph: string): boolean {
  return /^(#[^\s#]+\s*)+$/u.test(paragraph)
}
