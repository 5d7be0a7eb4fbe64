import { Text } from '#client/ui/text'
import { cutText } from '#shared/linkedin/cut'
import { languages } from '#shared/rules/languages'
import styles from './made-with.module.css'
import { versionTexts } from './texts.ts'
import type { PostVersion } from './version-label.ts'

const most = 140

/** What the author asked for in a version: their words, or the one sentence that is new in it. Nothing of the others. */
export function MadeWith({ version: { instruction, passage, language } }: { version: PostVersion }) {
  const lang = languages[language].code
  return (
    <>
      {instruction && (
        <Text as="span" size={12} tone="dim" className={styles.made}>
          {versionTexts.asked} <q dir="auto">{shortened(instruction)}</q>
        </Text>
      )}
      {passage && (
        <Text as="span" size={12} tone="dim" className={styles.made} dir="auto" lang={lang}>
          <del>
            <span className="sr">{versionTexts.before} </span>
            {shortened(passage.before)}
          </del>{' '}
          <ins>
            <span className="sr">{versionTexts.after} </span>
            {shortened(passage.after)}
          </ins>
        </Text>
      )}
    </>
  )
}

function shortened(text: string): string {
  return cutText(text, most, '…', { atWord: true })
}
