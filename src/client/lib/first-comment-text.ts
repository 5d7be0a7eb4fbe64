import { textWords } from '#shared/languages/texts'
import type { Language } from '#shared/rules/languages'
import { outletOf } from '#shared/text/source-name'

interface NamedSource {
  title: string | null
  siteName: string | null
  url: string | null
}

interface Commented {
  brief: { sourceMention: string } | null
  isOwn: boolean
  language: Language
  sourceTitle: string | null
  sourceUrl: string | null
  sourceSiteName: string | null
  moreSources: readonly NamedSource[]
}

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
