import { Button } from '#client/ui/button'
import { Bone } from '#client/ui/skeleton'
import { type Language, languages } from '#shared/rules/languages'
import { CharacterCount } from './character-count.tsx'
import { factsOfSource } from './describe-source.ts'
import { FootBar } from './foot-bar.tsx'
import type { GenerationState } from './generation-state.ts'
import { PostText } from './post-text.tsx'
import { WritingSteps } from './source/writing-steps.tsx'
import { SourceLine } from './source-line.tsx'
import { resultTexts } from './texts.ts'

/** The post as it is being written. The sheet keeps its height from the start, so that nothing below it jumps. */
export function WritingSheet({
  generation,
  host,
  language,
  onCancel,
}: {
  generation: GenerationState
  /** Of the page that is being read; null for other sources. */
  host: string | null
  language: Language
  onCancel: () => void
}) {
  const isBlank = generation.text === ''
  return (
    <div className="sheet writing">
      <WritingSteps generation={generation} host={host} />
      <div className="text">
        {generation.article && <SourceLine source={factsOfSource(generation.article)} />}
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
      <FootBar start={!isBlank && <CharacterCount text={generation.text} />}>
        <Button onClick={onCancel}>{resultTexts.cancel}</Button>
      </FootBar>
    </div>
  )
}
