import { Suspense } from 'react'
import { SourceLine } from '#client/features/post/source-line'
import { WritingSheet } from '#client/features/post/writing-sheet'
import { LazyPreview } from '#client/features/preview/lazy-preview'
import { factsOfSource } from '#client/features/sources/describe-reading'
import { lazyPart } from '#client/lib/lazy-part'
import type { PublicConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { defaultLanguage } from '#shared/rules/languages'
import { labelOfModel } from '../form/resolve-choices.ts'
import { hostOfSent, type Sent } from '../run/article-in-form.ts'
import type { Generation } from '../run/use-generation.ts'
import { WritingSteps } from '../run/writing-steps.tsx'
import styles from './result-panel.module.css'
import { ResultSection } from './result-section.tsx'

const WritingDrafts = lazyPart(async () => (await import('../drafts/writing-drafts.tsx')).WritingDrafts)

/** A post being written has no visual yet. */
const nothingStored = { id: '', hasVisual: false }

/**
 * Shows the preview next to the text being written, where there is room, so that the layout is final from the first
 * word on.
 */
export function WritingPost({
  generation,
  sent,
  models,
  user,
}: {
  generation: Generation
  sent: Sent | null
  models: PublicConfig['models'] | undefined
  user: User | null
}) {
  const { model, language = defaultLanguage } = sent?.request.body ?? {}
  if (generation.drafts.length > 0) {
    return (
      <ResultSection label={labelOfModel(models, model)}>
        <Suspense>
          <WritingDrafts generation={generation} sent={sent} language={language} />
        </Suspense>
      </ResultSection>
    )
  }
  return (
    <div className={styles.finished}>
      <ResultSection label={labelOfModel(models, model)}>
        <WritingSheet
          text={generation.text}
          language={language}
          steps={<WritingSteps generation={generation} host={hostOfSent(sent)} />}
          source={generation.article && <SourceLine source={factsOfSource(generation.article)} />}
          onCancel={generation.cancel}
        />
      </ResultSection>
      <div className={styles.besideWriting}>
        <LazyPreview post={nothingStored} text={generation.text} user={user} />
      </div>
    </div>
  )
}
