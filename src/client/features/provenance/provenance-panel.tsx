import { Suspense } from 'react'
import { WebSources } from '#client/features/post/web-sources'
import { lazyPart } from '#client/lib/lazy-part'
import type { Post } from '#client/queries/posts/post-cache'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Notice } from '#client/ui/notice'
import { TextSkeleton } from '#client/ui/skeleton'
import styles from './provenance.module.css'
import { provenanceTexts as texts } from './texts.ts'

const Details = lazyPart(async () => (await import('./provenance-details.tsx')).ProvenanceDetails)

/** What a post came from and what became of it. */
export function ProvenancePanel({ post }: { post: Post }) {
  return (
    <section className={styles.panel} data-panel="provenance" aria-label={texts.title}>
      <WebSources sources={post.sources} />
      <ErrorBoundary fallback={<Notice kind="error" level={3} title={texts.failed} text={texts.codeFailed} />}>
        <Suspense fallback={<LoadingProvenance />}>
          <Details post={post} loading={<LoadingProvenance />} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

function LoadingProvenance() {
  return <TextSkeleton label={texts.loading} widths={[32, 78, 64, 70]} />
}
