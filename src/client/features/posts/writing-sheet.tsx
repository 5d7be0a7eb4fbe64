import type { ReactNode } from 'react'
import { Button } from '#client/ui/button'
import { TextBones } from '#client/ui/skeleton'
import { type Language, languages } from '#shared/rules/languages'
import { CharacterCount } from './character-count.tsx'
import { FootBar } from './foot-bar.tsx'
import { PostText } from './post-text.tsx'
import { resultTexts } from './texts.ts'

/** A post as it is being written. The sheet keeps its height from the start, so that nothing below it jumps. */
export function WritingSheet({
  text,
  language,
  steps,
  source,
  onCancel,
}: {
  /** What has been written so far. */
  text: string
  language: Language
  /** How far the work is; without it the foot says that it has begun. */
  steps?: ReactNode
  /** Where the post comes from, once that is known. */
  source: ReactNode
  onCancel: () => void
}) {
  const isBlank = text === ''
  const begun = !steps && <span className="count">{resultTexts.status.writing}</span>
  return (
    <div className="sheet writing">
      {steps}
      <div className="text">
        {source}
        {isBlank ? (
          <div className="lines" aria-hidden="true">
            <TextBones widths={[72, 94, 88, 40]} />
          </div>
        ) : (
          <PostText text={text} lang={languages[language].code} isWriting />
        )}
      </div>
      <FootBar start={isBlank ? begun : <CharacterCount text={text} />}>
        <Button onClick={onCancel}>{resultTexts.cancel}</Button>
      </FootBar>
    </div>
  )
}
