import { type ReactNode, useId } from 'react'
import { formatNumber } from '#client/lib/formatting'
import { partCommentary } from '#shared/linkedin/little-text'
import { publishing } from '#shared/rules/publishing'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './outgoing-post.module.css'

/**
 * The post as LinkedIn will show it: the text is parsed back from the outgoing request.
 * @param commentary as it goes out
 * @param children the attachment
 */
export function OutgoingPost({ commentary, children }: { commentary: string; children: ReactNode }) {
  const id = useId()
  const over = commentary.length - publishing.characters
  return (
    <div>
      <h3 className={styles.label} id={id}>
        {texts.previewLabel}
      </h3>
      <div className={styles.post}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.text} dir="auto" tabIndex={0} aria-labelledby={id}>
          {partCommentary(commentary).map(({ text, urn }, index) =>
            urn === null ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and hold no state
              <span key={index} className={styles.mention} data-part="mention">
                {text}
              </span>
            ),
          )}
        </section>
        {children}
      </div>
      {over > 0 && (
        <p className={styles.over} role="alert">
          {texts.tooLong(formatNumber(over))}
        </p>
      )}
    </div>
  )
}
