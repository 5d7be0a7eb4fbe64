import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'
import { userIdField, workspaceIdField } from '#shared/contract/id-fields'

/** What accounts ask to be done soon. The features that do it know accounts, not the other way round. */

const OfUser = z.object({ userId: userIdField })
const OfWorkspace = z.object({ ownerId: workspaceIdField })
const OfOwner = z.object({ ownerId: userIdField })

/** Mail a link of one of three kinds. */
export const sendPasswordLinkJob = defineJob({ name: 'send-password-link', lane: 'mail', payload: OfUser })
export const sendConfirmationLinkJob = defineJob({ name: 'send-confirmation-link', lane: 'mail', payload: OfUser })
export const sendInvitationJob = defineJob({ name: 'send-invitation', lane: 'mail', payload: OfUser })
/** An account is gone: remove what is kept in files for it. */
export const removeFilesJob = defineJob({ name: 'remove-files', lane: 'files', payload: OfWorkspace })
/** An account is gone: end its subscription at the provider. Tried for two days, for its owner pays until then. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  lane: 'payments',
  payload: OfWorkspace,
  retry: { attempts: 20 },
})
/** An account is gone: what it was connected with at LinkedIn is forgotten, and LinkedIn asked to end the access. */
export const disconnectLinkedinJob = defineJob({ name: 'disconnect-linkedin', lane: 'files', payload: OfOwner })
