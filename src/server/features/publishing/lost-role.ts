import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import { runsPage } from '#server/adapters/linkedin/pages'
import type { Seen } from '#server/adapters/linkedin/post-answer'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'

/**
 * LinkedIn refuses a company page's posts to a member who no longer has a role there, in the same words as to an app that
 * lacks a product. Without the role the connection is dead, as with a token that LinkedIn refuses.
 */
export async function withoutRole<Answer extends Seen & { kind: string; why?: string }>(
  linkedin: MemberLinkedin,
  account: PublishingAccount,
  answer: Answer,
): Promise<Answer | (Seen & { kind: 'sign-in' })> {
  const mayBe = account.kind === 'page' && answer.kind === 'refused' && answer.why === 'product'
  if (!mayBe || (await runsPage(linkedin, account.urn))) return answer
  return { kind: 'sign-in', status: answer.status, code: answer.code }
}
