import { shareAddress } from '#shared/linkedin/share'
import { copyPost } from './copy-post.ts'

/** Copies the text first: LinkedIn's share page is unofficial, and phones ignore the text passed to it. */
export async function openLinkedin(...copied: Parameters<typeof copyPost>): Promise<void> {
  await copyPost(...copied)
  window.open(shareAddress(copied[0]), '_blank', 'noopener')
}
