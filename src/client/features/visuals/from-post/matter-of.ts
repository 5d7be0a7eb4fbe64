import type { Answer } from '#shared/contract/contract'
import type { PostMatter } from '#shared/facts/post-matter'

/** What a graphic is made of: the post, and what is known of its article. */
export function matterOf(post: Answer<'getPost'>): PostMatter {
  return {
    content: post.content,
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
