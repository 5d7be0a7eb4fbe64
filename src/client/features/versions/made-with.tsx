import { Text } from '#client/ui/text'
import { cutText } from '#shared/linkedin/cut'
import { languages } from '#shared/rules/languages'
import styles from './made-with.module.css'
import { versionTexts } from './texts.ts'
import type { PostVersion } from './version-label.ts'

const maxCharacters = 140

/** The instruction behind a version, or the one sentence that is new in it. Nothing for other versions. */
export function MadeWith({
  version: { instruction, passage, language },
  isWhole = false,
}: {
  version: PostVersion
  /** Also text that is too long for a line of a list. */
  isWhole?: boolean
}) {
  const lang = languages[language].code
  const shown = (text: string) => (isWhole ? text : cutText(text, maxCharacters, '…', { atWord: true }))
  return (
    <>
      {instruction && (
        <Text as="span" size={12} tone="dim" className={styles.made}>
          {versionTexts.asked} <q dir="auto">{shown(instruction)}</q>
        </Text>
      )}
      {passage && (
        <Text as="span" size={12} tone="dim" className={styles.made} dir="auto" lang={lang}>
          <del>
            <span className="sr">{versionTexts.before} </span>
            {shown(passage.before)}
          </del>{' '}
          <ins>
            <span className="sr">{versionTexts.after} </span>
            {shown(passage.after)}
          </ins>
        </Text>
      )}
    </>
  )
}
