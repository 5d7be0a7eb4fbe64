import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { SectionTitle } from '#client/ui/section-title'
import { TextSkeleton } from '#client/ui/skeleton'
import type { LinkedInPreview } from './linkedin-preview.tsx'
import { previewTexts } from './texts.ts'

/** The preview's code is fetched when there is a post to preview; the post does not wait for it. */
const Preview = lazyPart(async () => (await import('./linkedin-preview.tsx')).LinkedInPreview)

export function LazyPreview(props: ComponentProps<typeof LinkedInPreview>) {
  return (
    <ErrorBoundary fallback={<p className="t14 dim">{previewTexts.failed}</p>}>
      <Suspense fallback={<Loading />}>
        <Preview {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <section className="previews">
      <SectionTitle title={previewTexts.title} />
      <TextSkeleton className="lipre" label={previewTexts.loading} widths={[94, 88, 40]} />
    </section>
  )
}
