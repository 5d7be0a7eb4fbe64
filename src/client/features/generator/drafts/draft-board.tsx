import { type ReactNode, useId } from 'react'
import { PostText } from '#client/features/post/post-text'
import { Sheet, SheetText } from '#client/features/post/sheet'
import { postFormTexts } from '#client/features/post/texts'
import { Badge } from '#client/ui/badge'
import { Cluster, Stack } from '#client/ui/layout'
import { TextBones } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import type { DraftInWork } from '../run/generation-state.ts'
import styles from './draft-board.module.css'
import { draftTexts } from './texts.ts'

/** Drafts in columns, on a phone one below the other. */
export function DraftBoard({ children }: { children: ReactNode }) {
  return <div className={styles.board}>{children}</div>
}

/** One draft: its difference from the others, its text, and its actions at the bottom. */
export function DraftSheet({
  number,
  brief,
  text,
  language,
  isWriting = false,
  note,
  instead,
  foot,
}: Pick<DraftInWork, 'number' | 'brief' | 'text'> & {
  language: Language
  isWriting?: boolean
  /** A remark on how it was written. */
  note?: string | null
  /** Shown where there is no text. */
  instead?: ReactNode
  foot: ReactNode
}) {
  const id = useId()
  const lang = languages[language].code
  return (
    <section className={styles.draft} aria-labelledby={id}>
      <Sheet>
        <Cluster as="header" rowGap={4} justify="space-between" className={styles.head}>
          <h3 id={id}>{draftTexts.name(number)}</h3>
          {brief && <Badge tone="line">{postFormTexts[brief.form]}</Badge>}
          {brief && (
            <Text size={12} tone="dim" lang={brief.angle ? lang : undefined}>
              {brief.angle ?? draftTexts.openings[brief.opening]}
            </Text>
          )}
        </Cluster>
        <SheetText isWriting={isWriting}>
          {instead ??
            (text === '' ? (
              <Stack gap={12} aria-hidden="true">
                <TextBones widths={[72, 94, 88, 40]} />
              </Stack>
            ) : (
              <PostText text={text} lang={lang} isWriting={isWriting} />
            ))}
          {note && (
            <Text size={14} tone="dim">
              {note}
            </Text>
          )}
        </SheetText>
        {foot}
      </Sheet>
    </section>
  )
}
