/** Apart from all other work: slow targets delay neither posts nor mails. */
export const webhookLane = 'webhooks'
