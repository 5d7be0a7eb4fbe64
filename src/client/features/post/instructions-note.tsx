import { Bot } from 'lucide-react'
import type { Post } from '#client/queries/posts/post-cache'
import { cutText } from '#shared/linkedin/cut'
import styles from './instructions-note.module.css'
import { instructionsTexts } from './texts.ts'

const maxShown = 5
const longestShown = 300

/** Reports instructions to AI tools found in a source. */
export function InstructionsNote({
  kind,
  instructions,
}: {
  kind: Post['sourceKind']
  instructions: readonly string[]
}) {
  return (
    <div className={styles.note} role="note">
      <Bot className="icon s" aria-hidden="true" />
      <div>
        <b>{instructionsTexts[kind]}</b>
        {instructions.slice(0, maxShown).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may say the same twice, and nothing moves
          <blockquote key={index} dir="auto">
            {cutText(text, longestShown, '…', { atWord: true })}
          </blockquote>
        ))}
      </div>
    </div>
  )
}
