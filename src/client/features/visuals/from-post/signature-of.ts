import { createImages } from '#client/editor/images'
import { fullName } from '#client/lib/person'
import type { User } from '#client/queries/user'
import type { Signature } from '#shared/templates/sign-template'

const ofLibrary = /^\/api\/media\/([\w-]+)\/thumbnail/

/**
 * Portrait and name for a visual. None without a portrait in the library: one from elsewhere would make the canvas
 * unreadable for export, and one that was deleted would leave an empty frame.
 */
export async function signatureOf(user: User | null, images = createImages()): Promise<Signature | null> {
  const thumbnail = user?.profileImageUrl ?? ''
  const [, id] = ofLibrary.exec(thumbnail) ?? []
  if (!user || !id) return null
  const missing = await images.ready([thumbnail])
  return missing.length > 0 ? null : { portrait: `/api/media/${id}/file`, name: fullName(user) }
}
