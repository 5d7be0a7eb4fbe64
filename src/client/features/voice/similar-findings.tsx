import { useState } from 'react'
import { formatDate, formatNumber } from '#client/lib/formatting'
import { useSimilarPosts } from '#client/queries/posts/panels'
import type { Post } from '#client/queries/posts/post-cache'
import { FindingAction } from '#client/ui/findings'
import { Link } from '#client/ui/link'
import type { Answer } from '#shared/contract/contract'
import { Finding } from './finding.tsx'
import { quoteOf } from './quote-of.ts'
import { voiceTexts } from './texts.ts'

/**
 * Earlier posts with much the same content as the saved text of this one. For a new post they load automatically; for a
 * reopened one on request, as its page has made its five calls.
 */
export function SimilarFindings({ post, isNew }: { post: Post; isNew: boolean }) {
  const [isAsked, setIsAsked] = useState(isNew)
  const { data: similar, error, isFetching: isLoading, refetch } = useSimilarPosts(post, isAsked)
  const texts = voiceTexts.similar
  if (similar && similar.length > 0) return similar.map((each) => <SimilarPost key={each.id} post={each} />)
  if (similar) return <Finding what={texts.label}>{texts.none}</Finding>
  return (
    <Finding
      what={texts.label}
      action={
        <FindingAction pending={isLoading} onClick={() => (isAsked ? void refetch() : setIsAsked(true))}>
          {error ? texts.retry : texts.ask}
        </FindingAction>
      }
    >
      <span role="status">{isLoading ? texts.loading : error ? texts.failed : texts.hint}</span>
    </Finding>
  )
}

function SimilarPost({ post }: { post: Answer<'listSimilarPosts'>[number] }) {
  const texts = voiceTexts.similar
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
