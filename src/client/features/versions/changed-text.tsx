import { useMemo } from 'react'
import { PostText } from '#client/features/post/post-text'
import { diffWords, sharedPart } from '#shared/text/word-diff'
import styles from './changed-text.module.css'

/** With less in common than this, two texts are read one after the other and not word by word. */
export const minInCommon = 0.35

/** A post's text with what a model took out and put in. A text that is new as a whole has no marks. */
export function ChangedText({ before, after, lang }: { before: string; after: string; lang: string }) {
  const parts = useMemo(() => diffWords(before, after), [before, after])
  if (sharedPart(parts) < minInCommon) return <PostText text={after} lang={lang} />
  return (
    <p className={styles.text} lang={lang} dir="auto" data-part="changed-text">
      {parts.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay where they are
        if (kind === 'removed') return <del key={index}>{text}</del>
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (kind === 'added') return <ins key={index}>{text}</ins>
        return text
      })}
    </p>
  )
}
