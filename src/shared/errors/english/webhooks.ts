import { webhookLimits } from '#shared/rules/webhooks'
import { hourMs, secondMs } from '#shared/time/durations'

/** Webhooks, and why a message did not arrive. */
export const webhookSentences = {
  webhookMissing: () => 'This webhook does not exist.',
  deliveryMissing: () => 'This delivery does not exist. Deliveries are kept for 30 days.',
  tooManyWebhooks: ({ most }: { most: number }) => `A workspace has at most ${most} webhooks. Delete one first.`,
  webhookAddressRefused: () => 'Webhooks go to public https addresses only.',
  chatWebhookUnsigned: () => 'Messages to a chat are not signed, so there is no secret.',
  webhookIsOff: () => 'The webhook is off. Turn it on first.',
  replayTooLong: () => `At most the last ${webhookLimits.replayMs / hourMs} hours can be sent again.`,
  deliveryHeld: () => 'The server went back to an earlier state, so this was not sent.',
  webhookStatus: ({ status }: { status: number }) => `The address answered with ${status}.`,
  webhookRedirects: () => 'The address redirects. Enter the address it leads to.',
  webhookTooSlow: () => `No answer within ${webhookLimits.timeoutMs / secondMs} seconds.`,
  webhookHostUnknown: () => 'No server has this name.',
  webhookInsecure: () => 'The server’s certificate is not valid.',
  webhookUnreachable: () => 'The server could not be reached.',
  webhookSecretLost: () => 'Its address or secret can no longer be read. Add the webhook anew.',
  webhookGone: ({ target }: { target: string }) =>
    `The webhook to ${target} is off, because its address answered that it is gone.`,
  webhookFailing: ({ target }: { target: string }) =>
    `The webhook to ${target} is off, because no message arrives there.`,
}
