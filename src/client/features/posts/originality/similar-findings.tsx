import { formatDate, formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { Link } from '#client/ui/link'
import type { Answer } from '#shared/contract/contract'
import type { Post } from '../posts-cache.ts'
import { Finding } from './finding.tsx'
import { quoteOf } from './quote-of.ts'
import { originalityTexts } from './texts.ts'
import { useSimilarPosts } from './use-similar-posts.ts'

/** Earlier posts that say much the same as this one does as it is saved. */
export function SimilarFindings({ post, isNew }: { post: Post; isNew: boolean }) {
  const { similar, error, isLoading, ask } = useSimilarPosts(post, isNew)
  const texts = originalityTexts.similar
  if (similar && similar.length > 0) return similar.map((each) => <SimilarPost key={each.id} post={each} />)
  if (similar) return <Finding what={texts.label}>{texts.none}</Finding>
  return (
    <Finding
      what={texts.label}
      action={
        <Button variant="quiet" size="sm" pending={isLoading} onClick={ask}>
          {error ? texts.retry : texts.ask}
        </Button>
      }
    >
      <span role="status">{isLoading ? texts.loading : error ? texts.failed : texts.hint}</span>
    </Finding>
  )
}

function SimilarPost({ post }: { post: Answer<'listSimilarPosts'>[number] }) {
  const texts = originalityTexts.similar
  return (
    <Finding what={<Link href={`/generate?post=${post.id}`}>{post.title}</Link>}>
      {texts.same(formatNumber(Math.round(100 * post.similarity)), formatDate(post.createdAt))}
      {post.passage && (
        <>
          {' '}
          {texts.inBoth} <q>{quoteOf(post.passage.text)}</q>
        </>
      )}
    </Finding>
  )
}
