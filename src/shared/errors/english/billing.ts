/** Plans, payments and how many posts are left; and what the payment provider has to say to administrators. */
export const billingSentences = {
  trialEnded: () => 'Your free trial has ended. Upgrade to Pro to generate more posts.',
  monthlyPostsUsed: ({ most }: { most: number }) =>
    `You have used all ${most} posts of this month. Upgrade to Pro for more.`,
  monthlyLimitReached: ({ most }: { most: number }) =>
    `You have used all ${most} posts of this month. You can write again next month.`,
  dailyCallsUsed: ({ most, composer }: { most: number; composer: string }) =>
    `You have used all ${most} AI calls of today; new posts, refinements and hooks count together. Try again tomorrow, or choose “${composer}”.`,
  otherPostsWritten: () => 'Your other posts are still being written. Try again when one is done.',
  installationCallsUsed: ({ model, composer }: { model: string; composer: string }) =>
    `This server has reached its daily limit for ${model}. Choose another model or ${composer}, or wait until midnight UTC.`,
  modelNotOpen: ({ model }: { model: string }) => `${model} is only for administrators. Choose another model.`,
  modelIsPro: ({ model }: { model: string }) => `${model} is part of Pro. Choose a basic model or upgrade.`,
  webSearchIsPaid: () => 'Web search is only available in paid plans.',

  paymentsOff: () => 'Payments are not set up here.',
  paymentsOffOnServer: () => 'Payments are not set up on this server.',
  paymentsUnreachable: () => 'The payment service cannot be reached right now. Try again in a moment.',
  paymentsRefused: () => 'The payment service could not do this. Try again in a moment.',
  customerMissing: () => 'There is no such customer.',
  paymentMissing: () => 'This payment does not exist.',
  paymentClosed: () => 'This payment is no longer open. Reload the page.',
  paymentUnconfirmed: () => 'You did not confirm the payment.',
  noticeUnsigned: () => 'The signature of this notice is not valid.',
  noticeUnreadable: () => 'This notice could not be read.',

  subscriptionMissing: () => 'There is no subscription.',
  subscriptionNotRunning: () => 'There is no running subscription to cancel.',
  subscriptionOver: () => 'Your subscription is over. You can subscribe again.',
  subscriptionBusy: () => 'Your subscription is being changed. Try again in a moment.',
  subscriptionChanging: () => 'Your subscription is being changed. Try again.',
  subscriptionNotStarted: () => 'The payment service did not start a subscription.',
  subscriptionElsewhere: () => 'Your subscription runs with another payment service until its time is over.',
  priceBeingSetUp: () => 'Nobody can subscribe right now: the price is being set up. Try again later.',

  cardDeclined: () => 'Your card was declined.',
  cardWithoutFunds: () => 'Your card has insufficient funds.',
  cardNumberIncomplete: () => 'Your card number is incomplete.',
  cardNumberInvalid: () => 'Your card number is invalid.',
  cardExpired: () => 'Your card’s expiration date is invalid or in the past.',
  cardCodeIncomplete: () => 'Your card’s security code is incomplete.',
  cardIsNoTestCard: () => 'These are test payments. Use a test card, such as 4242 4242 4242 4242.',

  testPaymentsUnasked: () =>
    'These are test payments: anyone can become Pro without paying. Set up Stripe, or set PAYMENTS to off.',
  providerUnseen: () => 'The payment service has not been reached yet. The server’s log says why.',
  providerLastSeen: ({ at }: { at: number }) =>
    `The payment service was last reached at ${inUtc(at)}. The server’s log says why.`,
  priceUnknown: ({ setting }: { setting: string }) =>
    `The payment service does not know the price that ${setting} names, so nobody can subscribe. Set it to an active monthly price.`,
  priceArchived: ({ id, setting }: { id: string; setting: string }) =>
    `The price ${id} is archived at the payment service, so nobody can subscribe. Set ${setting} to an active one; those who pay already go on.`,
  priceNotMonthly: ({ id, period, setting }: { id: string; period: string; setting: string }) =>
    `The price ${id} is charged for ${period}, and Pro is sold by the month, so nobody can subscribe. Set ${setting} to a monthly price.`,
  priceUnusual: ({ charged, usual }: { charged: string; usual: string }) =>
    `Pro costs ${charged} a month at the payment service, not the usual ${usual}. Every screen shows ${charged}.`,
  /** `paying`: how many still pay by the former account. */
  paymentKeysChanged: (values: { at: number; account: string; formerAccount: string; paying: number }) => {
    const { at, account, formerAccount, paying } = values
    const changed = `Since ${inUtc(at)} the payment keys are of ${account}; before, they were of ${formerAccount}.`
    if (paying === 0) return changed
    const people = paying === 1 ? '1 person pays' : `${paying} people pay`
    return `${changed} ${people} by the former account still and can’t be cancelled from here: end those subscriptions there.`
  },
}

/** To the minute. */
function inUtc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
