import { ChangedText } from '#client/features/versions/changed-text'
import { Text } from '#client/ui/text'
import { type HeadingLevel, TitledSection } from './parts/titled-section.tsx'
import styles from './reviews.module.css'
import { reviewTexts as texts } from './texts.ts'

/** What a reviewer has not read yet: the text with what was taken out and put in. */
export function Difference({
  title,
  level,
  before,
  after,
  lang,
}: {
  title: string
  level: HeadingLevel
  before: string
  after: string
  lang: string
}) {
  return (
    <TitledSection title={title} level={level} className={styles.difference}>
      {before === after ? (
        <Text tone="dim">{texts.sameText}</Text>
      ) : (
        <ChangedText before={before} after={after} lang={lang} />
      )}
    </TitledSection>
  )
}
