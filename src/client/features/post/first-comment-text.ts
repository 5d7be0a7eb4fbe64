import type { PostDetail } from '#client/queries/posts/post-cache'
import type { Language } from '#shared/rules/languages'

/** In the language of the post, since that is where it is read. */
const sourceWord: Record<Language, string> = {
  english: 'Source:',
  german: 'Quelle:',
  french: 'Source :',
  spanish: 'Fuente:',
  italian: 'Fonte:',
  portuguese: 'Fonte:',
}

type Commented = Pick<PostDetail, 'plan' | 'isOwn' | 'language' | 'sourceTitle' | 'sourceUrl' | 'sourceSiteName'>

/**
 * What the author posts as the first comment, where the post itself leaves its source unnamed: title, outlet and address,
 * which is stored without what only tells where a reader came from. Null where the source is named in the post, or has no
 * address.
 */
export function firstCommentOf(post: Commented): string | null {
  const { plan, isOwn, language, sourceTitle, sourceUrl, sourceSiteName } = post
  if (plan?.sourceMention !== 'comment' || isOwn || !sourceUrl) return null
  const title = [sourceTitle, sourceSiteName].filter(Boolean).join(', ')
  return [[sourceWord[language], title].filter(Boolean).join(' '), sourceUrl].join('\n')
}
