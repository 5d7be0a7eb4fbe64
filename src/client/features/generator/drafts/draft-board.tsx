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

/** Drafts side by side, on a phone one below the other. */
export function DraftBoard({ children }: { children: ReactNode }) {
  return <div className={styles.board}>{children}</div>
}

/** One of them: how it differs from the others, its text, and at its foot what is to be done. */
export function DraftSheet({
  number,
  plan,
  text,
  language,
  isWriting = false,
  note,
  instead,
  foot,
}: Pick<DraftInWork, 'number' | 'plan' | 'text'> & {
  language: Language
  isWriting?: boolean
  /** Something to know of how it was written. */
  note?: string | null
  /** Said where there is no text. */
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
          {plan && <Badge tone="line">{postFormTexts[plan.form]}</Badge>}
          {plan && (
            <Text size={12} tone="dim" lang={plan.angle ? lang : undefined}>
              {plan.angle ?? draftTexts.openings[plan.opening]}
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
