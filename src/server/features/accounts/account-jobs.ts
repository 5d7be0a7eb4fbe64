import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'

/** What accounts ask to be done soon. The features that do it know accounts, not the other way round. */

const OfUser = z.object({ userId: z.string() })
const OfOwner = z.object({ ownerId: z.string() })

/** Someone waits for approval: tell the administrators. */
export const sendApprovalRequestJob = defineJob({ name: 'ask-for-approval', lane: 'mail', payload: OfUser })
/** Someone was let in: tell them. */
export const sendApprovalNoticeJob = defineJob({ name: 'tell-of-approval', lane: 'mail', payload: OfUser })
/** Mail a link of one of three kinds. */
export const sendPasswordLinkJob = defineJob({ name: 'send-password-link', lane: 'mail', payload: OfUser })
export const sendConfirmationLinkJob = defineJob({ name: 'send-confirmation-link', lane: 'mail', payload: OfUser })
export const sendInvitationJob = defineJob({ name: 'send-invitation', lane: 'mail', payload: OfUser })
export const signInChanges = [
  'passwordChanged',
  'passwordReset',
  'passwordSet',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodesRenewed',
  'identityLinked',
  'identityUnlinked',
  'newDevice',
] as const
export type SignInChange = (typeof signInChanges)[number]

/** The ways to sign in to an account changed: tell its owner. */
export const sendSignInChangeJob = defineJob({
  name: 'tell-of-sign-in-change',
  lane: 'mail',
  payload: OfUser.extend({ change: z.enum(signInChanges), at: z.number() }),
})
/** An account is gone: remove what is kept in files for it. */
export const removeFilesJob = defineJob({ name: 'remove-files', lane: 'files', payload: OfOwner })
/** An account is gone: end its subscription at the provider. Tried for two days, for its owner pays until then. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  lane: 'payments',
  payload: OfOwner,
  retry: { attempts: 20 },
})
/** An account is gone: what it was connected with at LinkedIn is forgotten, and LinkedIn asked to end the access. */
export const disconnectLinkedinJob = defineJob({ name: 'disconnect-linkedin', lane: 'files', payload: OfOwner })
