import { requestApi } from '#client/lib/api'
import type { PostExportFormat } from '#shared/rules/post-export'
import { findingOf, type PostFilters } from './read-posts.ts'

/** All posts that match, as a file. */
export async function fetchPostsFile({ order, ...finding }: PostFilters, format: PostExportFormat): Promise<Blob> {
  const response = await requestApi('exportPosts', { query: { format, order, ...findingOf(finding) } })
  return await response.blob()
}
