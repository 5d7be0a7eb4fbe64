/**
 * The workspace of this page: the team of its address, /w/SLUG, or one's own. Another one is another document, so that
 * nothing loaded or typed in one is ever shown in the other.
 */

const prefix = /^\/w\/([a-z0-9-]{1,40})(?=[/?#]|$)/

/** The team's part of the address; null in one's own workspace. */
export function workspaceSlug(): string | null {
  return typeof location === 'undefined' ? null : (prefix.exec(location.pathname)?.[1] ?? null)
}

/** What comes before the addresses of this workspace's pages; '' in one's own. */
export function workspaceBase(): string {
  const slug = workspaceSlug()
  return slug === null ? '' : `/w/${slug}`
}

/** Whether an address of this site belongs to the workspace of this page. */
export function isOfThisWorkspace(address: string): boolean {
  return (prefix.exec(address)?.[1] ?? null) === workspaceSlug()
}

/** The first page of a workspace, for a link that leaves this one. @param slug null: one's own */
export function homeOf(slug: string | null): string {
  return pageIn(slug, '/')
}

/** The address of a page in a workspace, for a link from any other. @param slug null: one's own */
export function pageIn(slug: string | null, path: string): string {
  return `~${slug === null ? '' : `/w/${slug}`}${path}`
}

/** Where a call, a picture or a file is found in this workspace. @param address '/api/...'; others stay as they are */
export function inWorkspace(address: string): string {
  const slug = workspaceSlug()
  return slug !== null && address.startsWith('/api/') ? `/api/w/${slug}${address.slice('/api'.length)}` : address
}
