import { type ReactNode, type RefObject, Suspense, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { AskAfterwards } from '#client/features/checking/ask-afterwards'
import { CheckingPanel } from '#client/features/checking/checking-panel'
import { useCheckProblems } from '#client/features/checking/use-check-problems'
import { useChecking } from '#client/features/checking/use-checking'
import { Corrections } from '#client/features/corrections/corrections'
import { Earlier } from '#client/features/earlier/earlier'
import { OwnPoint } from '#client/features/own-point/own-point'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Refining } from '#client/features/versions/use-refining'
import { VoiceSection } from '#client/features/voice/voice-section'
import { lazyPart } from '#client/lib/lazy-part'
import { useDebounced } from '#client/lib/use-debounced'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Stack } from '#client/ui/layout'
import { TextSkeleton } from '#client/ui/skeleton'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { Text } from '#client/ui/text'
import { panelTexts } from './panel-texts.ts'
import styles from './post-panel.module.css'
import { PreviewPanel } from './preview-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { type PanelId, useOpenPanel } from './use-open-panel.ts'

const ReviewPanel = lazyPart(async () => (await import('#client/features/reviews/desk/review-panel')).ReviewPanel)
const OwnReview = lazyPart(async () => (await import('#client/features/reviews/desk/own-review')).OwnReview)

/** The preview updates when typing pauses this long: updated at every key, it would delay typing on slow devices. */
const previewPauseMs = 200

/** Words of a text that are to be commented on. */
export interface Passage {
  text: string
  start: number
  end: number
}

/**
 * The panel next to a finished post, with a tab for each view of it. A tab's content loads when it first opens; the
 * check opens automatically when it finds a problem.
 */
export function PostPanel({
  post,
  isNew,
  editing,
  refining,
  user,
  textRef,
  passage,
  onCommented,
  onChanged,
}: {
  post: Post
  /** Written just now rather than reopened. */
  isNew: boolean
  editing: PostEditing
  refining: Refining
  user: User | null
  /** The element around the text. */
  textRef: RefObject<HTMLElement | null>
  /** Words that were selected to be commented on. */
  passage: Passage | null
  onCommented: () => void
  onChanged: (post: Post) => void
}) {
  const team = user?.team ?? null
  const { different, hasFailed, hasInstructions } = useCheckProblems()
  const { ids, open, shown, visited, showsVersions, choose, toggleVersions } = useOpenPanel(
    different > 0 || hasFailed || hasInstructions,
    team !== null,
  )
  const showReview = useEffectEvent(() => choose('review'))
  useEffect(() => {
    if (passage) showReview()
  }, [passage])
  const text = useDeferredValue(useDebounced(editing.text, previewPauseMs))
  const { checkedText } = useChecking()

  const contents: Record<PanelId, ReactNode> = {
    preview: <PreviewPanel {...{ post, text, user, onChanged }} mentions={editing.mentions} />,
    check: (
      <Stack gap={32}>
        <Corrections post={post} editing={editing} />
        <CheckingPanel />
        {user && mayWrite(user) && <OwnPoint {...{ editing, refining, user }} />}
        <Earlier post={post} isNew={isNew} />
        <VoiceSection post={post} isNew={isNew} text={checkedText} />
      </Stack>
    ),
    review: user && (
      <ErrorBoundary fallback={<Text tone="dim">{panelTexts.reviewFailed}</Text>}>
        <Suspense fallback={<TextSkeleton label={panelTexts.reviewLoading} widths={[30, 88, 56]} />}>
          {team ? (
            <ReviewPanel
              {...{ post, team, passage, onCommented }}
              text={editing.text}
              userId={user.id}
              root={textRef}
            />
          ) : (
            <OwnReview post={post} />
          )}
        </Suspense>
      </ErrorBoundary>
    ),
    sources: <SourcesPanel {...{ post, editing, refining, showsVersions }} onToggleVersions={toggleVersions} />,
  }

  return (
    <div className={styles.panel}>
      {isNew && <AskAfterwards post={post} />}
      <div className={styles.tabs}>
        <Tabs
          name="post"
          label={panelTexts.label}
          value={open}
          onChange={choose}
          items={ids.map((id) => ({
            id,
            label: panelTexts.tabs[id],
            badge: id === 'check' && different > 0 ? { count: different, label: panelTexts.toFix(different) } : null,
          }))}
        />
      </div>
      {ids.map((id) => (
        <TabPanel key={id} name="post" id={id} value={shown} keep className={styles.content}>
          {visited.includes(id) && contents[id]}
        </TabPanel>
      ))}
    </div>
  )
}
