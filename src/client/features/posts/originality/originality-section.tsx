import { Suspense, useId } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { SectionTitle } from '#client/ui/section-title'
import type { Post } from '../posts-cache.ts'
import { ComparingBones } from './comparing-bones.tsx'
import { originalityTexts } from './texts.ts'

const OriginalityPanel = lazyPart(async () => (await import('./originality-panel.tsx')).OriginalityPanel)

/** Below a finished post: how near it is to its author's voice, and what in it is not theirs. Its code comes by itself. */
export function OriginalitySection({ post, isNew, text }: { post: Post; isNew: boolean; text: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle title={originalityTexts.title} id={id} />
      <ErrorBoundary fallback={<p className="dim">{originalityTexts.codeFailed}</p>}>
        <Suspense fallback={<ComparingBones />}>
          <OriginalityPanel post={post} isNew={isNew} text={text} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}
