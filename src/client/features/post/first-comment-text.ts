import type { PostDetail } from '#client/queries/posts/post-cache'
import { textWords } from '#shared/languages/texts'
import { outletOf } from '#shared/text/source-name'

type Commented = Pick<
  PostDetail,
  'brief' | 'isOwn' | 'language' | 'sourceTitle' | 'sourceUrl' | 'sourceSiteName' | 'moreSources'
>

/**
 * The first comment of a post that does not name its source: title, outlet and address of each source, without tracking
 * parameters. Null where the post names the source, or none has an address.
 */
export function firstCommentOf(post: Commented): string | null {
  const { brief, isOwn, language, sourceTitle, sourceUrl, sourceSiteName, moreSources } = post
  if (brief?.sourceMention !== 'comment') return null
  const first = { title: sourceTitle, siteName: sourceSiteName, url: isOwn ? null : sourceUrl }
  const comments = [first, ...moreSources].flatMap(({ title, siteName, url }) => {
    if (!url) return []
    // the address follows: a host says nothing more
    const outlet = siteName && outletOf({ siteName, url })
    const name = [title, outlet].filter(Boolean).join(', ')
    return [[textWords[language].source, name].filter(Boolean).join(' '), url].join('\n')
  })
  return comments.length > 0 ? comments.join('\n\n') : null
}
