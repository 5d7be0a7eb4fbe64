import { createImages } from '#client/editor/loading/images'
import { fullName } from '#client/lib/person'
import type { User } from '#client/queries/user'
import type { BrandKit } from '#shared/rules/brand'
import type { Signature } from '#shared/templates/sign-template'

const ofLibrary = /^\/api\/media\/([\w-]+)\/thumbnail/

/**
 * The signature of a visual: the portrait or logo of the account that posts it, with name and handle. No picture if
 * neither is in the library: an external one would make the canvas unreadable for export, and a deleted one would leave
 * an empty frame.
 */
export async function signatureOf(
  user: User | null,
  { handle, logoId }: Pick<BrandKit, 'handle' | 'logoId'>,
  images = createImages(),
): Promise<Signature | null> {
  if (!user) return null
  const [, portraitId] = ofLibrary.exec(user.profileImageUrl ?? '') ?? []
  for (const [kind, id] of [['portrait', portraitId] as const, ['logo', logoId] as const]) {
    if (!id) continue
    const missing = await images.ready([`/api/media/${id}/thumbnail`])
    if (missing.length === 0) return { kind, picture: `/api/media/${id}/file`, name: fullName(user), handle }
  }
  return null
}
