import { memo, Suspense, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { Callout } from '#client/ui/callout'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { TextSkeleton } from '#client/ui/skeleton'
import { Folded } from './folded-text.tsx'
import styles from './provenance.module.css'
import { provenanceTexts as texts } from './texts.ts'

const Details = lazyPart(async () => (await import('./provenance-details.tsx')).ProvenanceDetails)

/** How a post was made, loaded once it is opened. */
export const ProvenancePanel = memo(function ProvenancePanel({ post }: { post: Post }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <section className={styles.panel} data-panel="provenance" aria-label={texts.title}>
      <Folded title={texts.title} onOpen={() => setWasOpened(true)}>
        {wasOpened && (
          <ErrorBoundary fallback={<Callout kind="error" level={3} title={texts.failed} text={texts.codeFailed} />}>
            <Suspense fallback={<LoadingProvenance />}>
              <Details post={post} loading={<LoadingProvenance />} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Folded>
    </section>
  )
})

function LoadingProvenance() {
  return <TextSkeleton label={texts.loading} widths={[32, 78, 64, 70]} />
}
