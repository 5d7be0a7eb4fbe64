import { useId } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { Hint } from '#client/ui/field'
import { readCommentary, toCommentary } from '#shared/linkedin/little-text'
import { publishing } from '#shared/rules/publishing'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './outgoing-text.module.css'

/** The text exactly as LinkedIn will show it: read back from what is sent there. */
export function OutgoingText({ text }: { text: string }) {
  const id = useId()
  const sent = toCommentary(text)
  const over = sent.length - publishing.characters
  return (
    <div>
      <h3 className={styles.label} id={id}>
        {texts.previewLabel}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.text} dir="auto" tabIndex={0} aria-labelledby={id}>
        {readCommentary(sent)}
      </section>
      <Hint>
        <span className="sr">{texts.charactersLabel}: </span>
        {texts.characters(formatNumber(sent.length), formatNumber(publishing.characters))}{' '}
        {sent.length > text.length && texts.charactersHint(formatNumber(text.length))}
      </Hint>
      {over > 0 && (
        <p className={styles.over} role="alert">
          {texts.tooLong(formatNumber(over))}
        </p>
      )}
    </div>
  )
}
