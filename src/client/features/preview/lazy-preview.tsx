import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import styles from './linkedin-preview.module.css'
import type { LinkedInPreview } from './linkedin-preview.tsx'
import { previewTexts } from './texts.ts'

/** The preview's code loads when there is a post to preview; the post does not wait for it. */
const Preview = lazyPart(async () => (await import('./linkedin-preview.tsx')).LinkedInPreview)

export function LazyPreview(props: ComponentProps<typeof LinkedInPreview>) {
  return (
    <ErrorBoundary
      fallback={
        <Text size={14} tone="dim">
          {previewTexts.failed}
        </Text>
      }
    >
      <Suspense fallback={<Loading />}>
        <Preview {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loading() {
  return (
    <section className={styles.preview} aria-label={previewTexts.title}>
      <TextSkeleton className={styles.stage} label={previewTexts.loading} widths={[94, 88, 40]} />
    </section>
  )
}
