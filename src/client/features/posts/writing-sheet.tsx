import { Button } from '#client/ui/button'
import { Bone } from '#client/ui/skeleton'
import { type Language, languages } from '#shared/rules/languages'
import type { GenerationState } from './generation-state.ts'
import { FootBar } from './post-sheet.tsx'
import { PostText } from './post-text.tsx'
import { resultTexts } from './texts.ts'

/** The post as it is being written. The sheet keeps its height from the start, so that nothing below it jumps. */
export function WritingSheet({
  generation,
  language,
  onCancel,
}: {
  generation: GenerationState
  language: Language
  onCancel: () => void
}) {
  return (
    <div className="sheet writing">
      <div className="text">
        {generation.text === '' ? (
          <div className="lines" aria-hidden="true">
            <Bone width="72%" />
            <Bone width="94%" />
            <Bone width="88%" />
            <Bone width="40%" />
          </div>
        ) : (
          <PostText text={generation.text} lang={languages[language].code} isWriting />
        )}
      </div>
      <FootBar text={generation.text}>
        <Button onClick={onCancel}>{resultTexts.cancel}</Button>
      </FootBar>
    </div>
  )
}
