import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/job'
import { userIdField, workspaceIdField } from '#shared/contract/id-fields'

/** Jobs that accounts queue. The features that handle them know accounts, not the other way round. */

const OfUser = z.object({ userId: userIdField })
const OfWorkspace = z.object({ ownerId: workspaceIdField })
const OfOwner = z.object({ ownerId: userIdField })

/** Mail a link of one of three kinds. */
export const sendPasswordLinkJob = defineJob({ name: 'send-password-link', lane: 'mail', payload: OfUser })
export const sendConfirmationLinkJob = defineJob({ name: 'send-confirmation-link', lane: 'mail', payload: OfUser })
export const sendInvitationJob = defineJob({ name: 'send-invitation', lane: 'mail', payload: OfUser })
/** An account is gone: delete its files. */
export const removeFilesJob = defineJob({ name: 'remove-files', lane: 'files', payload: OfWorkspace })
/** An account is gone: end its subscription at the provider. Retried for two days, since its owner pays until then. */
export const endSubscriptionJob = defineJob({
  name: 'end-subscription',
  lane: 'payments',
  payload: OfWorkspace,
  retry: { attempts: 20 },
})
/** An account is gone: delete its connections with LinkedIn and revoke their access there. */
export const disconnectLinkedinJob = defineJob({ name: 'disconnect-linkedin', lane: 'files', payload: OfOwner })
