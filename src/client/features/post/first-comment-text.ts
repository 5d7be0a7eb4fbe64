import type { PostDetail } from '#client/queries/posts/post-cache'
import { textWords } from '#shared/languages/texts'

type Commented = Pick<
  PostDetail,
  'plan' | 'isOwn' | 'language' | 'sourceTitle' | 'sourceUrl' | 'sourceSiteName' | 'moreSources'
>

/**
 * What the author posts as the first comment, where the post itself leaves its source unnamed: title, outlet and address,
 * which is stored without what only tells where a reader came from. Of several
 * sources each. Null where the source is named in the post, or none has an address.
 */
export function firstCommentOf(post: Commented): string | null {
  const { plan, isOwn, language, sourceTitle, sourceUrl, sourceSiteName, moreSources } = post
  if (plan?.sourceMention !== 'comment') return null
  const first = { title: sourceTitle, siteName: sourceSiteName, url: isOwn ? null : sourceUrl }
  const comments = [first, ...moreSources].flatMap(({ title, siteName, url }) => {
    if (!url) return []
    const name = [title, siteName].filter(Boolean).join(', ')
    return [[textWords[language].source, name].filter(Boolean).join(' '), url].join('\n')
  })
  return comments.length > 0 ? comments.join('\n\n') : null
}
