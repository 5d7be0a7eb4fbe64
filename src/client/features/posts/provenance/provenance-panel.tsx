import { ChevronRight } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { Notice } from '#client/ui/notice'
import { TextSkeleton } from '#client/ui/skeleton'
import type { Post } from '../posts-cache.ts'
import { provenanceTexts as texts } from './texts.ts'
import './provenance.css'

const Details = lazyPart(async () => (await import('./provenance-details.tsx')).ProvenanceDetails)

/** What a post came from and what became of it, behind a line that opens it. Nothing is loaded before that. */
export function ProvenancePanel({ post }: { post: Post }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className="provenance" aria-labelledby={id}>
      <h2 className="ruled">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onPointerEnter={() => Details.prefetch()}
          onFocus={() => Details.prefetch()}
        >
          <ChevronRight className="icon" aria-hidden="true" />
          {texts.title}
        </button>
        {!isOpen && <span className="t14 dim">{texts.hint}</span>}
      </h2>
      {isOpen && (
        <ErrorBoundary fallback={<Notice kind="error" level={3} title={texts.failed} text={texts.codeFailed} />}>
          <Suspense fallback={<LoadingProvenance />}>
            <Details post={post} loading={<LoadingProvenance />} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}

function LoadingProvenance() {
  return <TextSkeleton label={texts.loading} widths={[32, 78, 64, 70]} />
}
