import { Button } from '#client/ui/button'
import { Bone } from '#client/ui/skeleton'
import { type Language, languages } from '#shared/rules/languages'
import { CharacterCount } from './character-count.tsx'
import { FootBar } from './foot-bar.tsx'
import type { GenerationState } from './generation-state.ts'
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
  const isBlank = generation.text === ''
  const stage = generation.phase === 'reading' ? resultTexts.status.reading : resultTexts.status.writing
  return (
    <div className="sheet writing">
      <div className="text">
        {isBlank ? (
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
      <FootBar start={isBlank ? <span className="count">{stage}</span> : <CharacterCount text={generation.text} />}>
        <Button onClick={onCancel}>{resultTexts.cancel}</Button>
      </FootBar>
    </div>
  )
}
