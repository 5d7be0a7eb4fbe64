import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { PostText } from '#client/features/post/post-text'
import { BlankSheet, LoadingSheet, Sheet, SheetText } from '#client/features/post/sheet'
import { isChoosingDraft } from '#client/features/versions/drafts-in-address'
import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { formatModel } from '#client/lib/formatting'
import { lazyPart } from '#client/lib/lazy-part'
import { useSearchParams } from '#client/lib/use-search-params'
import { whenIdle } from '#client/lib/when-idle'
import type { PublicConfig } from '#client/queries/config'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { languages } from '#shared/rules/languages'
import { FailedDrafts } from '../drafts/failed-drafts.tsx'
import type { Sent } from '../run/article-in-form.ts'
import { isRunning } from '../run/generation-state.ts'
import type { Generation } from '../run/use-generation.ts'
import styles from './result-panel.module.css'
import { ResultSection } from './result-section.tsx'
import { resultTexts } from './texts.ts'

/** Loads while a post is written, or with the post that the address names. */
const FinishedPost = lazyPart(async () => (await import('./finished-post.tsx')).FinishedPost)
const WritingPost = lazyPart(async () => (await import('./writing-post.tsx')).WritingPost)
const DraftChoice = lazyPart(async () => (await import('../drafts/draft-choice.tsx')).DraftChoice)

interface ResultProps {
  generation: Generation
  sent: Sent | null
  models: PublicConfig['models'] | undefined
  /** The post that the address names. */
  shown: { post: Post | undefined; error: Error | null; isLoading: boolean; show: (post: Post) => void }
  user: User | null
  /** Shown above after a failed attempt. */
  failure: ReactNode
}

/** The generator's result: the post being written, the finished post with its panels, or an empty state. */
export function ResultPanel({
  panelRef,
  isWide,
  ...props
}: ResultProps & {
  /** Takes the focus while the form is collapsed. */
  panelRef: RefObject<HTMLDivElement | null>
  /** Whether it has the full width because the form is collapsed. */
  isWide: boolean
}) {
  const [search] = useSearchParams()
  const isChoice = isChoosingDraft(search)
  useFocusAfterChoice(panelRef, isChoice)
  return (
    <div className={cx(styles.result, isWide && styles.wide)} ref={panelRef} tabIndex={-1}>
      <Result {...props} isChoice={isChoice} />
    </div>
  )
}

/** Moves the focus when the button between drafts and post is gone with its container. */
function useFocusAfterChoice(panel: RefObject<HTMLDivElement | null>, isChoice: boolean) {
  const was = useRef(isChoice)
  useEffect(() => {
    if (was.current === isChoice) return
    was.current = isChoice
    if (document.activeElement !== document.body) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel, isChoice])
}

function Result({ generation, sent, models, shown, user, failure, isChoice }: ResultProps & { isChoice: boolean }) {
  const isWriting = isRunning(generation)
  const { isLoading } = shown
  // when idle: after the query for the post has been sent
  useEffect(() => whenIdle((isWriting || isLoading ? FinishedPost : WritingPost).prefetch), [isWriting, isLoading])
  if (isWriting) {
    return (
      <Suspense fallback={<LoadingSheet label={resultTexts.loading} />}>
        <WritingPost generation={generation} sent={sent} models={models} user={user} />
      </Suspense>
    )
  }
  if (shown.post) {
    const isNew = generation.phase === 'done'
    const isOnlyDraft = generation.drafts.filter((draft) => !draft.failure).length === 1
    const warning = failure || (isNew && (isChoice || isOnlyDraft) ? <FailedDrafts drafts={generation.drafts} /> : null)
    const finished = (
      <FinishedPost
        key={shown.post.id}
        post={shown.post}
        isNew={isNew}
        user={user}
        failure={warning}
        onSaved={shown.show}
      />
    )
    return (
      <Suspense fallback={<PostAlone post={shown.post} />}>
        {isChoice ? (
          <DraftChoice key={shown.post.id} post={shown.post} warning={warning} onChosen={shown.show}>
            {finished}
          </DraftChoice>
        ) : (
          finished
        )}
      </Suspense>
    )
  }
  return (
    <ResultSection>
      {failure}
      {shown.isLoading ? (
        <LoadingSheet label={resultTexts.loading} />
      ) : shown.error ? (
        <Missing error={shown.error} />
      ) : (
        !failure && <Empty />
      )}
    </ResultSection>
  )
}

/** A read-only post, while no actions are possible. */
function PostAlone({ post }: { post: Post }) {
  return (
    <div className={styles.finished}>
      <ResultSection label={formatModel(post.aiModel, post.modelLabel)}>
        <Sheet>
          <SheetText>
            <PostText text={post.content} lang={languages[post.language].code} />
          </SheetText>
        </Sheet>
      </ResultSection>
    </div>
  )
}

function Empty() {
  return (
    <BlankSheet>
      <Callout level={3} title={resultTexts.empty.title} text={<p>{resultTexts.empty.text}</p>} />
    </BlankSheet>
  )
}

function Missing({ error }: { error: Error }) {
  return (
    <Callout
      kind="error"
      level={3}
      title={resultTexts.storedFailed}
      text={<p>{errorMessage(error)}</p>}
      action={<ButtonLink href="/history">{resultTexts.toHistory}</ButtonLink>}
    />
  )
}
