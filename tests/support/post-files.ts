import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'
import { makePdf, pdfText } from './document-files.ts'

/** Files that authors attach to their posts. */

export type PostFile = Answer<'addPostFile'>

/** A PDF with a few words on each of its pages. */
export function slidesPdf(pages = 2): Uint8Array {
  return makePdf(Array.from({ length: pages }, (_page, index) => pdfText(`Slide ${index + 1}`, 72, 700)))
}

/** @param workspace such as `/w/harbour-press`; by default one's own */
export function sendFile(
  person: Browser,
  postId: string,
  { bytes, name = '' }: { bytes: Uint8Array; name?: string },
  workspace = '',
): Promise<Response> {
  const address = `/api${workspace}/posts/${postId}/files?name=${encodeURIComponent(name)}`
  return person.post(address, bytes, { 'content-type': 'application/octet-stream' })
}

export async function attach(
  person: Browser,
  postId: string,
  file: { bytes: Uint8Array; name?: string },
  workspace = '',
): Promise<PostFile> {
  const response = await sendFile(person, postId, file, workspace)
  if (response.status !== 201) throw new Error(`Not attached: ${response.status} ${await response.text()}`)
  return (await response.json()) as PostFile
}

export async function filesOf(person: Browser, postId: string): Promise<PostFile[]> {
  const post = (await (await person.get(`/api/posts/${postId}`)).json()) as Answer<'getPost'>
  return post.files
}
