import { Check } from 'lucide-react'
import { CharacterCount } from '#client/features/post/character-count'
import { Sheet } from '#client/features/post/sheet'
import { translate } from '#client/lib/server-message'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import type { Language } from '#shared/rules/languages'
import { hostOfSent, type Sent } from '../run/article-in-form.ts'
import type { DraftInWork } from '../run/generation-state.ts'
import type { Generation } from '../run/use-generation.ts'
import { WritingSteps } from '../run/writing-steps.tsx'
import styles from './draft-board.module.css'
import { DraftBoard, DraftSheet } from './draft-board.tsx'
import { draftTexts } from './texts.ts'

/** Drafts while the server writes them. A failed one reports it; the others go on. */
export function WritingDrafts({
  generation,
  sent,
  language,
}: {
  generation: Generation
  sent: Sent | null
  language: Language
}) {
  return (
    <>
      <Sheet>
        <Cluster gap={16} justify="space-between" wrap={false} className={styles.progress}>
          <WritingSteps generation={generation} host={hostOfSent(sent)} />
          <Button size="sm" onClick={generation.cancel}>
            {draftTexts.cancel}
          </Button>
        </Cluster>
      </Sheet>
      <DraftBoard>
        {generation.drafts.map((draft) => (
          <DraftSheet
            key={draft.number}
            {...draft}
            language={language}
            isWriting={!draft.isAtEnd}
            instead={draft.failure && <Failed failure={draft.failure} />}
            foot={<Foot draft={draft} />}
          />
        ))}
      </DraftBoard>
    </>
  )
}

function Failed({ failure }: { failure: NonNullable<DraftInWork['failure']> }) {
  return (
    <div role="alert">
      <Text size={14}>
        <b>{draftTexts.failed}</b>
      </Text>
      <Text size={14} tone="dim">
        {translate(failure)}
      </Text>
    </div>
  )
}

function Foot({ draft: { text, isAtEnd, failure } }: { draft: DraftInWork }) {
  if (failure || text === '') return null
  return (
    <Cluster gap={0} justify="space-between" wrap={false} className={styles.foot}>
      {isAtEnd ? (
        <span>
          <Check className="icon s" aria-hidden="true" /> {draftTexts.written}
        </span>
      ) : (
        <span>{draftTexts.writing}</span>
      )}
      <CharacterCount text={text} />
    </Cluster>
  )
}
