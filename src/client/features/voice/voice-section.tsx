import { memo, Suspense, useId } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Text } from '#client/ui/text'
import { Comparing } from './comparing.tsx'
import { voiceTexts } from './texts.ts'
import styles from './voice-section.module.css'

const VoicePanel = lazyPart(async () => (await import('./voice-panel.tsx')).VoicePanel)

/** The style part of a check: how close the post is to its author's voice, and what deviates. Its code loads separately. */
export const VoiceSection = memo(function VoiceSection({
  post,
  isNew,
  text,
}: {
  post: Post
  isNew: boolean
  text: string
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {voiceTexts.title}
      </h3>
      <ErrorBoundary fallback={<Text tone="dim">{voiceTexts.codeFailed}</Text>}>
        <Suspense fallback={<Comparing />}>
          <VoicePanel post={post} isNew={isNew} text={text} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
})
