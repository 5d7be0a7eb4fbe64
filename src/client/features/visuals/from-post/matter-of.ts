import type { Answer } from '#shared/contract/contract'
import type { PostMatter } from '#shared/facts/post-matter'
import { plainNames } from '#shared/linkedin/plain-names'

/** The content for a graphic: the post, and what is known of its article. */
export function matterOf(post: Answer<'getPost'>): PostMatter {
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
