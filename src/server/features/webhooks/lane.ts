/** A lane of its own, so that slow targets delay neither posts nor mails. */
export const webhookLane = 'webhooks'
