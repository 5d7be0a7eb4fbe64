import { type ReactNode, useId, useMemo } from 'react'
import { Grid, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { diffWords, sharedPart } from '#shared/text/word-diff'
import { minInCommon } from '../changed-text.tsx'
import styles from './conflict.module.css'
import { conflictTexts as texts } from './texts.ts'

interface Side {
  content: string
  title: string
}

/** Two texts of one post beside each other, on a phone one above the other, with what differs marked. */
export function TwoTexts({ theirs, mine, lang }: { theirs: Side; mine: Side; lang: string }) {
  const parts = useMemo(() => diffWords(theirs.content, mine.content), [theirs.content, mine.content])
  const hasMarks = sharedPart(parts) >= minInCommon
  const titleOf = ({ title }: Side) => (theirs.title === mine.title ? null : texts.titleIs(title))
  const textOf = (own: 'removed' | 'added') =>
    parts
      .filter(({ kind }) => kind === 'same' || kind === own)
      .map(({ kind, text }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay where they are
        kind === own && hasMarks ? <mark key={index}>{text}</mark> : text,
      )
  return (
    <Grid columns={2} gap={16} until="phone" className={styles.texts}>
      <OneText name={texts.theirs} title={titleOf(theirs)} lang={lang}>
        {textOf('removed')}
      </OneText>
      <OneText name={texts.mine} title={titleOf(mine)} lang={lang}>
        {textOf('added')}
      </OneText>
    </Grid>
  )
}

function OneText({
  name,
  title,
  lang,
  children,
}: {
  name: string
  title: string | null
  lang: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Stack gap={4}>
      <h3 id={id}>{name}</h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a long text is read by keys here */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that keys scroll it */}
      <div role="region" tabIndex={0} aria-labelledby={id} className={styles.text} lang={lang} dir="auto">
        {title && (
          <Text as="div" size={14} tone="dim">
            {title}
          </Text>
        )}
        {children}
      </div>
    </Stack>
  )
}
