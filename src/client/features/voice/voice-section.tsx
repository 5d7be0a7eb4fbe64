import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Text } from '#client/ui/text'
import { Comparing } from './comparing.tsx'
import { voiceTexts } from './texts.ts'

const VoicePanel = lazyPart(async () => (await import('./voice-panel.tsx')).VoicePanel)

/** Beside a finished post: how near it is to its author's voice, and what in it is not theirs. Its code comes by itself. */
export function VoiceSection({ post, isNew, text }: { post: Post; isNew: boolean; text: string }) {
  return (
    <section aria-label={voiceTexts.title}>
      <ErrorBoundary fallback={<Text tone="dim">{voiceTexts.codeFailed}</Text>}>
        <Suspense fallback={<Comparing />}>
          <VoicePanel post={post} isNew={isNew} text={text} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
