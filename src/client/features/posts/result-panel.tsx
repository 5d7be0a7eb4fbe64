import { type ReactNode, type RefObject, useId } from 'react'
import { sentenceOf } from '#client/lib/api'
import type { User } from '#client/lib/use-user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { TextSkeleton } from '#client/ui/skeleton'
import type { Language } from '#shared/rules/languages'
import { Checking } from './checking/checking.tsx'
import { CheckingPanel } from './checking/checking-panel.tsx'
import { factsOfSource } from './describe-source.ts'
import { type GenerationState, isRunning } from './generation-state.ts'
import { OriginalitySection } from './originality/originality-section.tsx'
import { PostSheet } from './post-sheet.tsx'
import type { Post } from './posts-cache.ts'
import { LazyPreview } from './preview/lazy-preview.tsx'
import { ProvenancePanel } from './provenance/provenance-panel.tsx'
import { RefiningPlace } from './refining/refining-place.tsx'
import { useRefining } from './refining/use-refining.ts'
import { WritingSteps } from './source/writing-steps.tsx'
import { SourceLine } from './source-line.tsx'
import { resultTexts } from './texts.ts'
import { usePostEditing } from './use-post-editing.ts'
import { WritingSheet } from './writing-sheet.tsx'

/** The right side of the generator: what is being written, the post with its preview, or that there is none yet. */
export function ResultPanel({
  generation,
  host,
  modelLabel,
  language,
  shown,
  user,
  failure,
  onCancel,
  onSaved,
  panelRef,
}: {
  generation: GenerationState
  /** Of the page that is being read; null for other sources. */
  host: string | null
  /** The model and language now writing. */
  modelLabel: string | undefined
  language: Language
  /** The post the address names. */
  shown: { post: Post | undefined; error: Error | null; isLoading: boolean }
  user: User | null
  /** What to say above, when the last try failed. */
  failure: ReactNode
  onCancel: () => void
  onSaved: (post: Post) => void
  panelRef: RefObject<HTMLDivElement | null>
}) {
  return (
    <div className="result" tabIndex={-1} ref={panelRef}>
      {isRunning(generation) ? (
        <ResultSection label={modelLabel}>
          <WritingSheet
            text={generation.text}
            language={language}
            steps={<WritingSteps generation={generation} host={host} />}
            source={generation.article && <SourceLine source={factsOfSource(generation.article)} />}
            onCancel={onCancel}
          />
        </ResultSection>
      ) : shown.post ? (
        <FinishedPost
          key={shown.post.id}
          post={shown.post}
          isNew={generation.phase === 'done'}
          user={user}
          failure={failure}
          onSaved={onSaved}
        />
      ) : (
        <ResultSection>
          {failure}
          {shown.isLoading ? <LoadingSheet /> : shown.error ? <Missing error={shown.error} /> : !failure && <Empty />}
        </ResultSection>
      )}
    </div>
  )
}

function FinishedPost({
  post,
  isNew,
  user,
  failure,
  onSaved,
}: {
  post: Post
  /** Written here and now, not opened again. */
  isNew: boolean
  user: User | null
  failure: ReactNode
  onSaved: (post: Post) => void
}) {
  const editing = usePostEditing(post, onSaved)
  const refining = useRefining(post, editing, onSaved)
  return (
    <Checking post={post} text={editing.text}>
      <ResultSection label={refining.current?.modelLabel ?? post.modelLabel}>
        {failure}
        {refining.isWriting ? (
          <WritingSheet
            text={refining.writing}
            language={refining.language}
            source={<SourceLine source={post} />}
            onCancel={refining.cancel}
          />
        ) : (
          <PostSheet post={post} editing={editing} />
        )}
        {user && <RefiningPlace post={post} editing={editing} refining={refining} user={user} />}
      </ResultSection>
      <div className="beside">
        <CheckingPanel />
        <LazyPreview post={post} text={editing.text} user={user} />
      </div>
      <OriginalitySection post={post} isNew={isNew} text={editing.text} />
      <ProvenancePanel post={post} />
    </Checking>
  )
}

function ResultSection({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle title={resultTexts.title} id={id}>
        {label && <Badge tone="line">{label}</Badge>}
      </SectionTitle>
      <div className="stackup">{children}</div>
    </section>
  )
}

function Empty() {
  return (
    <div className="sheet blank">
      <Notice level={3} title={resultTexts.empty.title} text={<p>{resultTexts.empty.text}</p>} />
    </div>
  )
}

function Missing({ error }: { error: Error }) {
  return (
    <Notice
      kind="error"
      level={3}
      title={resultTexts.storedFailed}
      text={<p>{sentenceOf(error)}</p>}
      action={<ButtonLink href="/history">{resultTexts.toHistory}</ButtonLink>}
    />
  )
}

function LoadingSheet() {
  return <TextSkeleton className="sheet blank" label={resultTexts.loading} widths={[72, 94, 88, 40]} />
}
