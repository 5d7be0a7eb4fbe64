import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { PostText } from '#client/features/post/post-text'
import { BlankSheet, LoadingSheet, Sheet, SheetText } from '#client/features/post/sheet'
import { SourceLine } from '#client/features/post/source-line'
import { WritingSheet } from '#client/features/post/writing-sheet'
import { LazyPreview } from '#client/features/preview/lazy-preview'
import { factsOfSource } from '#client/features/sources/describe-reading'
import { isChoosingDraft } from '#client/features/versions/drafts-in-address'
import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { formatModel } from '#client/lib/formatting'
import { lazyPart } from '#client/lib/lazy-part'
import { useSearchParams } from '#client/lib/use-search-params'
import type { PublicConfig } from '#client/queries/config'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { defaultLanguage, languages } from '#shared/rules/languages'
import { labelOfModel } from '../form/resolve-choices.ts'
import { hostOfSent, type Sent } from '../run/article-in-form.ts'
import { isRunning } from '../run/generation-state.ts'
import type { Generation } from '../run/use-generation.ts'
import { WritingSteps } from '../run/writing-steps.tsx'
import styles from './result-panel.module.css'
import { ResultSection } from './result-section.tsx'
import { resultTexts } from './texts.ts'

/** All that can be done with a post is fetched while one is written, or with the post that the address names. */
const FinishedPost = lazyPart(async () => (await import('./finished-post.tsx')).FinishedPost)
const WritingDrafts = lazyPart(async () => (await import('../drafts/writing-drafts.tsx')).WritingDrafts)
const DraftChoice = lazyPart(async () => (await import('../drafts/draft-choice.tsx')).DraftChoice)
const FailedDrafts = lazyPart(async () => (await import('../drafts/failed-drafts.tsx')).FailedDrafts)

/** What is being written has no visual yet. */
const nothingStored = { id: '', hasVisual: false }

interface ResultProps {
  generation: Generation
  sent: Sent | null
  models: PublicConfig['models'] | undefined
  /** The post the address names. */
  shown: { post: Post | undefined; error: Error | null; isLoading: boolean; show: (post: Post) => void }
  user: User | null
  /** What to say above, when the last try failed. */
  failure: ReactNode
}

/** What the generator made: what is being written, the post with all that looks at it, or that there is none yet. */
export function ResultPanel({
  panelRef,
  isWide,
  ...props
}: ResultProps & {
  /** Takes the focus while the form is folded away. */
  panelRef: RefObject<HTMLDivElement | null>
  /** Whether it has the whole width, as the form is folded away. */
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

/** The button that led from the drafts to the post, or back to them, is gone with what it stood in. */
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
  if (isRunning(generation)) return <Writing generation={generation} sent={sent} models={models} user={user} />
  if (shown.post) {
    const isNew = generation.phase === 'done'
    const isOnlyDraft = generation.drafts.filter((draft) => !draft.failure).length === 1
    const notice = failure || (isNew && (isChoice || isOnlyDraft) ? <FailedDrafts drafts={generation.drafts} /> : null)
    const finished = (
      <FinishedPost
        key={shown.post.id}
        post={shown.post}
        isNew={isNew}
        user={user}
        failure={notice}
        onSaved={shown.show}
      />
    )
    return (
      <Suspense fallback={<PostAlone post={shown.post} />}>
        {isChoice ? (
          <DraftChoice key={shown.post.id} post={shown.post} notice={notice} onChosen={shown.show}>
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

/** Beside what is being written stands its preview, where there is room: the sheet has its place from the first word on. */
function Writing({ generation, sent, models, user }: Pick<ResultProps, 'generation' | 'sent' | 'models' | 'user'>) {
  const { model, language = defaultLanguage } = sent?.request.body ?? {}
  useEffect(FinishedPost.prefetch, [])
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

/** A post to read, as long as nothing can be done with it. */
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
      <Notice level={3} title={resultTexts.empty.title} text={<p>{resultTexts.empty.text}</p>} />
    </BlankSheet>
  )
}

function Missing({ error }: { error: Error }) {
  return (
    <Notice
      kind="error"
      level={3}
      title={resultTexts.storedFailed}
      text={<p>{errorMessage(error)}</p>}
      action={<ButtonLink href="/history">{resultTexts.toHistory}</ButtonLink>}
    />
  )
}
