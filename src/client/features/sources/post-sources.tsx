import { memo, type RefObject, useEffect, useRef } from 'react'
import { type Source, sourcesOf } from '#client/features/checking/check-post'
import { useChecking } from '#client/features/checking/use-checking'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { hostOf } from '#shared/text/source-name'
import { describeReading } from './describe-reading.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './post-sources.module.css'
import { sourceTexts } from './texts.ts'

/** The texts that a post was written from, with the facts that it uses marked. The first one is open. */
export const PostSources = memo(function PostSources({ post }: { post: Post }) {
  const detail = useStoredPost(post.id)
  if (detail.data) return <Loaded detail={detail.data} />
  if (detail.error) return <LoadFailure level={3} title={sourceTexts.failed} query={detail} />
  return <TextSkeleton label={sourceTexts.loading} widths={[72, 94, 88, 40]} />
})

function Loaded({ detail }: { detail: PostDetail }) {
  const { article } = detail
  const { claims } = useChecking()
  const root = useRef<HTMLDivElement>(null)
  useSought(root)
  const [first, , ...others] = sourcesOf(detail)
  if (!first) return null
  return (
    <div ref={root}>
      <section className={styles.source} aria-labelledby="post-source">
        <h3 id="post-source" dir="auto" lang={article.language ?? undefined}>
          {article.title || sourceTexts.untitled}
        </h3>
        <p className={styles.facts}>
          {describeReading(article)} <PageLink url={article.url} />
        </p>
        <MarkedText source={0} text={first.text} lang={article.language} claims={claims} />
      </section>
      {others.map((source, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a post's sources keep their places
        <details key={at} className={styles.source}>
          <summary dir="auto">{nameOf(source)}</summary>
          <p className={styles.facts}>
            <PageLink url={source.url} />
          </p>
          <MarkedText source={at + 2} text={source.text} lang={null} claims={claims} />
        </details>
      ))}
    </div>
  )
}

/** Brings the shown sentence into view, and the focus to its source. */
function useSought(root: RefObject<HTMLElement | null>) {
  const { shownSentence } = useChecking()
  useEffect(() => {
    const text = shownSentence && root.current?.querySelector<HTMLElement>(`[data-source="${shownSentence.source}"]`)
    if (!text) return
    const folded = text.closest('details')
    if (folded) folded.open = true
    const paragraphs = [...text.querySelectorAll<HTMLElement>('p[data-start]')]
    paragraphs
      .findLast((each) => Number(each.dataset.start) <= shownSentence.start)
      ?.scrollIntoView({ block: 'center' })
    text.focus({ preventScroll: true })
  }, [root, shownSentence])
}

function nameOf({ page }: Source): string {
  return page?.name ?? sourceTexts.untitled
}

function PageLink({ url }: { url: string | null }) {
  if (!url) return null
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {sourceTexts.openPage} ({hostOf(url)})
    </a>
  )
}
