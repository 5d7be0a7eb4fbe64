import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { TextBones } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { type Language, languages } from '#shared/rules/languages'
import { CharacterCount } from './character-count.tsx'
import { FootBar } from './foot-bar.tsx'
import { PostText } from './post-text.tsx'
import { Sheet, SheetText } from './sheet.tsx'
import { postTexts } from './texts.ts'

/** A post while it is being written. The sheet keeps its height from the start, so that nothing below it jumps. */
export function WritingSheet({
  text,
  language,
  steps,
  source,
  onCancel,
}: {
  /** The text written so far. */
  text: string
  language: Language
  /** The progress; without it the footer says that writing has begun. */
  steps?: ReactNode
  /** The post's source, once known. */
  source: ReactNode
  onCancel: () => void
}) {
  const isBlank = text === ''
  const begun = !steps && (
    <Text as="span" size={14} tone="dim">
      {postTexts.writing}
    </Text>
  )
  return (
    <Sheet>
      {steps}
      <SheetText isWriting>
        {source}
        {isBlank ? (
          <Stack gap={12} aria-hidden="true">
            <TextBones widths={[72, 94, 88, 40]} />
          </Stack>
        ) : (
          <PostText text={text} lang={languages[language].code} isWriting />
        )}
      </SheetText>
      <FootBar
        start={isBlank ? begun : <CharacterCount text={text} />}
        main={<Button onClick={onCancel}>{postTexts.cancel}</Button>}
      />
    </Sheet>
  )
}
