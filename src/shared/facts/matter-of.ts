import { plainNames } from '#shared/linkedin/plain-names'
import type { Mention } from '#shared/rules/mentions'
import type { PostMatter } from './post-matter.ts'

/** A post as the API tells it, as far as a graphic needs it. */
interface ToldPost extends Pick<PostMatter, 'content' | 'title' | 'sourceTitle' | 'sourceUrl' | 'language'> {
  readonly mentions: readonly Mention[]
  readonly sourceText: string
  readonly sourceByline: string | null
  readonly sourceSiteName: string | null
  readonly sourcePublished: string | null
}

/** The content for a graphic: the post, and what is known of its article. */
export function matterOf(post: ToldPost): PostMatter {
  return {
    content: plainNames(post.content, post.mentions),
    title: post.title,
    sourceTitle: post.sourceTitle,
    sourceUrl: post.sourceUrl,
    articleText: post.sourceText,
    authorName: post.sourceByline,
    siteName: post.sourceSiteName,
    language: post.language,
    publishedAt: post.sourcePublished,
  }
}
