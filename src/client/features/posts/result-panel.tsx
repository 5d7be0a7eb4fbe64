import { type ReactNode, type RefObject, useId } from 'react'
import { sentenceOf } from '#client/lib/api'
import type { User } from '#client/lib/use-user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { Bone, Skeleton } from '#client/ui/skeleton'
import type { Language } from '#shared/rules/languages'
import { type GenerationState, isRunning } from './generation-state.ts'
import { LinkedInPreview } from './linkedin-preview.tsx'
import { OriginalitySection } from './originality/originality-section.tsx'
import { PostSheet } from './post-sheet.tsx'
import type { Post } from './posts-cache.ts'
import { resultTexts } from './texts.ts'
import { usePostEditing } from './use-post-editing.ts'
import { WritingSheet } from './writing-sheet.tsx'

/** The right side of the generator: what is being written, the post with its preview, or that there is none yet. */
export function ResultPanel({
  generation,
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
          <WritingSheet generation={generation} language={language} onCancel={onCancel} />
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
  return (
    <>
      <ResultSection label={post.modelLabel}>
        {failure}
        <PostSheet post={post} editing={editing} />
      </ResultSection>
      <LinkedInPreview text={editing.text} user={user} />
      <OriginalitySection post={post} isNew={isNew} text={editing.text} />
    </>
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
  return (
    <Skeleton className="sheet blank lines" label={resultTexts.loading}>
      <Bone width="72%" />
      <Bone width="94%" />
      <Bone width="88%" />
      <Bone width="40%" />
    </Skeleton>
  )
}
